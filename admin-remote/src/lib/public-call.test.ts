/** @jest-environment node */
import { accountLinksCalls } from 'content-api/contract';
import { publicCall } from './public-call.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const ask = () => publicCall('/api', accountLinksCalls.forgotPassword, { email: 'mira@studio.test' });

test.each([
  ['a timeout', new DOMException('The operation timed out.', 'TimeoutError'), 'timeout'],
  ['no connection', new TypeError('Failed to fetch'), 'network'],
])('%s is reported by its code', async (_name, cause, code) => {
  globalThis.fetch = jest.fn(() => Promise.reject(cause));
  await expect(ask()).rejects.toMatchObject({ name: 'ApiFailure', code, cause });
});

test('a refusal carries its status, message and fields', async () => {
  const body = { message: 'Invalid', fields: { email: 'must be an email address', other: 1 } };
  const response = { ok: false, status: 400, json: () => Promise.resolve(body) };
  globalThis.fetch = jest.fn(() => Promise.resolve(response as Response));
  await expect(ask()).rejects.toMatchObject({
    code: 'refused',
    status: 400,
    serverMessage: 'Invalid',
    fields: { email: 'must be an email address' },
  });
});
