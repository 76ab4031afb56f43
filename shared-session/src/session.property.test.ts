/** @jest-environment node */
import fc from 'fast-check';
import { days, minutes, seconds } from './testing/durations.ts';
import { parseRecord, parseUser, toToken } from './record.ts';
import { createTestBrowser, settle, testUser } from './testing/index.ts';
import type { FakeAnswer, MemoryStore, TestBrowser, TestTab } from './testing/index.ts';

const keys = ['admin_token', 'admin_user', 'admin_session', 'admin_sync'];
const noor = { ...testUser, _id: '1123456789abcdef01234567', username: 'noor' };
const garbage = [
  '',
  'undefined',
  '{',
  '[]',
  'null',
  '"x"',
  '{"v":1}',
  '{"createdAt":-1,"expiryDays":7,"remember":false}',
];
const answers: FakeAnswer[] = [
  { status: 200, body: testUser },
  { status: 401 },
  { status: 503 },
  'offline',
  { status: 200, body: '<' },
];

type Step =
  | { do: 'login'; tab: number; user: typeof testUser; remember: boolean }
  | {
      do: 'logout' | 'press' | 'stay' | 'guard' | 'wake' | 'check' | 'refused' | 'reload' | 'hide';
      tab: number;
    }
  | { do: 'advance' | 'jump'; ms: number }
  | { do: 'spoil'; store: 'local' | 'cookie'; key: string; value: string }
  | { do: 'remove'; store: 'local' | 'cookie'; key: string }
  | { do: 'keep' | 'restore'; store: 'local' | 'cookie' }
  | { do: 'answer'; answer: FakeAnswer };

const tab = fc.nat({ max: 1 });
const store = fc.constantFrom('local' as const, 'cookie' as const);
const key = fc.constantFrom(...keys);
// With timers running, the session ends before the longest of these. Days pass only while the machine sleeps.
const awake = [1 / 60, 59 / 60, 1, 15, 28, 29.5, 31].map(minutes);
const spans = [...awake, days(1), days(8), days(31)];
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('login' as const),
      tab,
      user: fc.constantFrom(testUser, noor),
      remember: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'logout',
        'press',
        'stay',
        'guard',
        'wake',
        'check',
        'refused',
        'reload',
        'hide' as const,
      ),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('advance' as const), ms: fc.constantFrom(...awake) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jump' as const), ms: fc.constantFrom(...spans) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(...spans.map((ms) => -ms)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('spoil' as const),
      store,
      key,
      value: fc.constantFrom(...garbage),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), store, key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('keep' as const, 'restore' as const), store }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('answer' as const), answer: fc.constantFrom(...answers) }),
  },
);

function isWhole(memory: MemoryStore, nowMs: number): boolean {
  const [token, user, record] = [
    toToken(memory.get('admin_token')),
    parseUser(memory.get('admin_user')),
    parseRecord(memory.get('admin_session')),
  ];
  return Boolean(token && user && record && nowMs < record.createdAt + record.expiryDays * days(1));
}

/** Runs the steps and checks the invariants after each. */
async function play(steps: Step[]): Promise<void> {
  const browser = createTestBrowser();
  const tabs: TestTab[] = [browser.openTab(), browser.openTab()];
  for (const one of tabs) await one.start();
  const kept = new Map<string, Map<string, string>>();
  const ended = new Set<string>();
  const lastToken = new Map<TestTab, string>();
  for (const next of steps) {
    await take(next, browser, tabs, kept);
    // Every tab compares itself with the stores before it is inspected.
    for (const one of tabs) one.page.dispatch('focus');
    await settle();
    for (const one of tabs) {
      const { status, user } = one.session.getSnapshot();
      const isSignedIn = status === 'authenticated' || status === 'warning';
      if (isSignedIn) {
        expect(user?.role).toBe('admin');
        expect(
          isWhole(browser.local, browser.clock.now()) || isWhole(browser.cookie, browser.clock.now()),
        ).toBe(true);
        const token = one.session.requireToken();
        expect(ended.has(token)).toBe(false);
        lastToken.set(one, token);
      } else if (status === 'anonymous') {
        expect(user).toBeUndefined();
        const token = lastToken.get(one);
        if (token && didEnd(one)) ended.add(token);
        lastToken.delete(one);
      }
    }
  }
  for (const one of tabs) one.stop();
  expect(browser.clock.timers().intervals).toBe(0);
}

/** Ended by the session itself, and not because a store was emptied from outside. */
function didEnd({ session }: TestTab): boolean {
  return ['logout', 'idle', 'expired', 'unauthorized', 'check-failed'].includes(session.getSnapshot().reason);
}

async function take(
  next: Step,
  browser: TestBrowser,
  tabs: TestTab[],
  kept: Map<string, Map<string, string>>,
): Promise<void> {
  if (next.do === 'advance') browser.clock.advance(next.ms);
  else if (next.do === 'jump') browser.clock.jump(next.ms);
  else if (next.do === 'answer') browser.api.answer('GET /api/auth/me', next.answer);
  // A login resets the time of the last end, and so may garbage in the store. Older copies count as sessions then.
  if (next.do === 'login' || ('key' in next && next.key === 'admin_sync')) kept.clear();
  if (next.do === 'spoil') browser[next.store].entries.set(next.key, next.value);
  else if (next.do === 'remove') browser[next.store].entries.delete(next.key);
  else if (next.do === 'keep') kept.set(next.store, new Map(browser[next.store].entries));
  else if (next.do === 'restore') {
    for (const [name, value] of kept.get(next.store) ?? []) {
      if (name !== 'admin_sync') browser[next.store].entries.set(name, value);
    }
  } else if ('tab' in next) await act(next, browser, tabs);
}

async function act(
  next: Extract<Step, { tab: number }>,
  browser: TestBrowser,
  tabs: TestTab[],
): Promise<void> {
  const one = tabs[next.tab]!;
  if (next.do === 'login') {
    browser.api.user = next.user;
    await one.session.login({ email: 'a', password: 'b', remember: next.remember });
  } else if (next.do === 'reload') {
    one.stop();
    const fresh = browser.openTab(one.page.address());
    tabs[next.tab] = fresh;
    await fresh.start();
  } else if (next.do === 'refused') one.session.onUnauthorized(one.session.tokenFor('/api/x'));
  else if (next.do === 'check') {
    void one.session.check();
    await settle();
    browser.clock.advance(seconds(2));
  } else if (next.do === 'logout') one.session.logout();
  else if (next.do === 'press') one.press();
  else if (next.do === 'stay') one.session.stayLoggedIn();
  else if (next.do === 'guard') one.session.touchGuard(String(browser.clock.now()));
  else one.page.changeVisibility();
}

/** Regression: the copy is newer than the second session by its creation time, and replaced it. */
const copyFromAheadOfTheClock: Step[] = [
  { do: 'login', tab: 0, user: testUser, remember: false },
  { do: 'keep', store: 'local' },
  { do: 'jump', ms: -1000 },
  { do: 'logout', tab: 0 },
  { do: 'restore', store: 'local' },
  { do: 'login', tab: 0, user: testUser, remember: false },
];

test('no sequence of events and clock jumps ends authenticated without a valid store, or restores an ended session (T63)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => play(steps)),
    { numRuns: 1000, examples: [[copyFromAheadOfTheClock]] },
  );
}, 60_000);
