import { createSession } from '../create-session.ts';
import { instanceKey } from '../instance.ts';
import type { SessionOptions } from '../environment.ts';
import type { Session, SessionUser } from '../types.ts';
import { createChannelHub } from './channel-hub.ts';
import { createFakeApi, testUser } from './fake-api.ts';
import type { FakeApi } from './fake-api.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { createMemoryStore } from './memory-store.ts';
import { settle } from './settle.ts';

/** The installed session with its fakes. */
export interface TestSession {
  session: Session;
  clock: FakeClock;
  api: FakeApi;
}

/**
 * Makes a session the page's one, for component tests: signed in as `user` (default: an administrator), or anonymous
 * with `user: null`. Time, stores, channel and API are fakes; the page is the real document.
 */
export async function installTestSession({
  user = testUser,
  ...options
}: SessionOptions & { user?: SessionUser | null } = {}): Promise<TestSession> {
  forgetSession();
  const clock = createFakeClock();
  const api = createFakeApi();
  const session = createSession({
    clock,
    fetch: api.fetch,
    stores: { local: createMemoryStore(), cookie: createMemoryStore(), tab: createMemoryStore() },
    channel: createChannelHub().connect,
    ...options,
  });
  if (user) {
    api.user = user;
    await session.login({ email: user.email, password: 'secret' });
  }
  await settle();
  return { session, clock, api };
}

/** Removes the session of the page, so that the next test starts without one. */
export function forgetSession(): void {
  Reflect.deleteProperty(globalThis, instanceKey);
}
