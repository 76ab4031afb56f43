import { createSession, getSession, requireSession } from './index.ts';
import { forgetSession, installTestSession } from './testing/index.ts';

const slot = Symbol.for('shared-session/p1');
const otherSlot = Symbol.for('shared-session/p2');

afterEach(() => {
  forgetSession();
  Reflect.deleteProperty(globalThis, otherSlot);
});

function put(key: symbol, property: PropertyDescriptor): void {
  Object.defineProperty(globalThis, key, { configurable: true, ...property });
}

const foreign: [what: string, property: PropertyDescriptor][] = [
  ['a text', { value: 'session', writable: true }],
  ['a number', { value: 1, writable: true }],
  ['null', { value: null, writable: true }],
  ['an empty object', { value: {}, writable: true }],
  ['a function', { value: () => undefined, writable: true }],
  ['a protocol number alone', { value: { protocol: 1, version: '1.0.0' }, writable: true }],
  ['a value that is read-only', { value: {} }],
  ['a getter', { get: () => ({ protocol: 1 }) }],
  [
    'a getter that throws',
    {
      get() {
        throw new Error('not for you');
      },
    },
  ],
  ['a session without the login', { value: { getSnapshot: () => ({}), subscribe: () => undefined } }],
];

test.each(foreign)('%s under the global symbol is ignored and replaced', async (_what, property) => {
  put(slot, property);
  expect(getSession()).toBeUndefined();
  expect(() => requireSession()).toThrow('No session on this page');

  const session = createSession({ fetch: () => Promise.reject(new Error('offline')) });
  expect(getSession()).toBe(session);
  expect(createSession()).toBe(session);
  await expect(session.login({ email: 'a@b.test', password: 'c' })).resolves.toMatchObject({ ok: false });
});

test.each(foreign)(
  '%s under the symbol of another protocol does not make the session passive',
  async (_what, property) => {
    put(otherSlot, property);
    put(slot, { value: null, writable: true });
    const fetch = jest.fn(() => Promise.reject(new Error('offline')));
    await createSession({ fetch }).login({ email: 'a@b.test', password: 'c' });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('beside a session of another protocol the session is passive', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { session: other } = await installTestSession();
  forgetSession();
  put(otherSlot, { value: other });
  const fetch = jest.fn(() => Promise.reject(new Error('offline')));
  await createSession({ fetch }).login({ email: 'a@b.test', password: 'c' });
  expect(fetch).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith('shared-session: passive beside another version.');
});

test('another script cannot replace the session', async () => {
  const { session } = await installTestSession();
  expect(() => Object.assign(globalThis, { [slot]: {} })).toThrow(TypeError);
  expect(getSession()).toBe(session);
});
