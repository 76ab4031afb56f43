/** @jest-environment node */
import { minutes } from './testing/durations.ts';
import { testUser } from './testing/index.ts';
import type { State, StateEvent } from './state.ts';
import { transition } from './transition.ts';

const nowMs = Date.UTC(2026, 10, 21, 9);
const stored = Object.freeze({
  token: 'token-1',
  user: Object.freeze(testUser),
  createdAt: nowMs - minutes(20),
  expiryDays: 7,
  remember: false,
});
const sync = { v: 1, epoch: 3, clearedAt: 0, lastActivity: nowMs - minutes(20), warnDeadline: 0 } as const;
const active: State = Object.freeze({
  snapshot: Object.freeze({ status: 'authenticated', reason: 'none', user: testUser }),
  session: stored,
  newestMs: stored.createdAt,
  activeMs: nowMs - minutes(20),
  sync: Object.freeze(sync),
});

const events: StateEvent[] = [
  ...(
    ['load', 'start', 'check', 'sync', 'heard', 'tick', 'activity', 'stay', 'refresh', 'logout'] as const
  ).map((type) => ({ type })),
  { type: 'login', user: testUser, token: 'token-2', remember: true },
  { type: 'checked', token: 'token-1', user: testUser, reason: 'check-failed' },
  { type: 'checked', token: 'token-1', reason: 'unauthorized' },
];

test.each(events)('the transition by %j changes no argument and depends on nothing else', (event) => {
  const first = transition(active, Object.freeze(event), nowMs, stored);
  expect(transition(active, event, nowMs, stored)).toEqual(first);
});

test('ending a session gives one new state, one message and one call', () => {
  const [state, effects] = transition(active, { type: 'logout' }, nowMs, stored);
  expect(state).toEqual({
    ...active,
    snapshot: { status: 'anonymous', reason: 'logout' },
    session: undefined,
    sync: { ...sync, epoch: 4, clearedAt: nowMs },
  });
  expect(effects).toEqual({ message: 'ended', call: 'logout' });
});

test('a refresh sets the creation time and calls the server', () => {
  const [state, effects] = transition(active, { type: 'refresh' }, nowMs, stored);
  expect(state.session).toEqual({ ...stored, createdAt: nowMs });
  expect(effects.call).toBe('refresh');
});

test.each(['none', 'corrupt', 'expired'] as const)(
  'a session that another tab has ended was ended there, also when %s is what is left of it',
  (left) => {
    const ended = { ...active, sync: { ...sync, epoch: 4, clearedAt: nowMs } };
    const [state, effects] = transition(ended, { type: 'sync' }, nowMs, left);
    expect(state.snapshot).toEqual({ status: 'anonymous', reason: 'remote-logout' });
    expect(effects.message).toBeUndefined();
  },
);
