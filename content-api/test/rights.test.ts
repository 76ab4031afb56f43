import type { LightMyRequestResponse } from 'fastify';
import type { Call, Need } from '../src/contract/call.ts';
import { rights } from '../src/contract/rights.ts';
import type { Right } from '../src/contract/rights.ts';
import { rightsTable } from '../src/contract/rights-table.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { addressOf, everyCall, methodOf } from './support/every-call.ts';

let api: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => api.close());

/** A session of an account with just these rights. */
async function tokenWith(may: readonly Right[]): Promise<string> {
  const email = `${may.join('.') || 'none'}@studio.example`;
  const known = tokens.get(email);
  if (known !== undefined) return known;
  await api.addAccount(email, 'admin', may);
  const { token } = await api.login(email);
  tokens.set(email, token);
  return token;
}

const resolved = (need: Need): Right => (need === 'kind' ? 'content' : need);

function needsOf({ access }: Call): readonly Right[] {
  return typeof access === 'string' ? [] : access.map(resolved);
}

async function make(call: Call, may: readonly Right[]): Promise<LightMyRequestResponse> {
  const token = await tokenWith(may);
  return api.call(methodOf(call), addressOf(call, { kind: 'post' }), { token });
}

const guarded = everyCall.filter(({ access }) => typeof access !== 'string');

test.each(guarded.map((call) => [call.id, call] as const))(
  '%s needs its rights, each of them',
  async (_id, call) => {
    const needs = needsOf(call);
    for (const right of rights) {
      const others = rights.filter((other) => other !== right);
      const { statusCode } = await make(call, others);
      expect({ without: right, isRefused: statusCode === 403 }).toEqual({
        without: right,
        isRefused: needs.includes(right),
      });
    }
    const refused = await make(call, []);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^Your account may not/) as string,
    });
    expect([401, 403]).not.toContain((await make(call, needs)).statusCode);
  },
);

test('these calls alone need a session but no right', () => {
  const open = rightsTable(everyCall).filter(({ needs }) => needs === 'user' || needs === 'console');
  expect(open.map(({ call, needs }) => `${needs}: ${call}`)).toEqual([
    'user: GET /api/auth/me',
    'user: POST /api/auth/refresh',
    'user: GET /api/auth/sessions',
    'user: DELETE /api/auth/sessions/{id}',
    'user: POST /api/auth/logout-all',
    'user: POST /api/auth/logout-others',
    'user: POST /api/auth/password',
    'user: PATCH /api/auth/me',
    'user: GET /api/auth/factors',
    'user: POST /api/auth/totp',
    'user: POST /api/auth/totp/confirm',
    'user: DELETE /api/auth/totp',
    'user: POST /api/auth/recovery-codes',
    'user: POST /api/auth/passkeys',
    'user: POST /api/auth/passkeys/confirm',
    'user: DELETE /api/auth/passkeys/{id}',
    'console: GET /api/kinds',
    'console: GET /api/settings',
    'console: POST /api/previews',
    'console: PUT /api/previews/{id}',
    'console: DELETE /api/previews/{id}',
    'console: GET /api/visits',
    'console: GET /api/translations',
  ]);
});

test('a route that asks for no right at all keeps the server from starting', async () => {
  const config = JSON.parse('{"access":[]}') as object;
  await expect(
    buildTestApp({ extend: (app) => void app.get('/api/open', { config }, () => 'x') }),
  ).rejects.toThrow('does not declare its access');
});

test('a call that is refused for want of a right is in the log, with the account and the route', async () => {
  const refused = everyCall.find(({ access }) => Array.isArray(access) && access.includes('studio'));
  if (refused === undefined) throw new Error('No call needs the right studio.');
  api.logLines.length = 0;
  expect((await make(refused, [])).statusCode).toBe(403);
  const lines = api.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'request',
      status: 403,
      method: refused.method,
      user: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      ip: expect.any(String) as string,
    }),
  );
});

test('no call that reads leaves a trace: what changes something is never a GET', async () => {
  const state = async () => ({
    rows: await api.context.database.queries.selectFrom('audit').select('id').execute(),
    revision: (await api.call('GET', '/api/revision')).json<unknown>(),
  });
  const token = await tokenWith(rights);
  const before = await state();
  for (const call of everyCall.filter(({ method }) => method === 'GET'))
    await api.call('GET', addressOf(call, { kind: 'post' }), { token });
  expect(await state()).toEqual(before);
});
