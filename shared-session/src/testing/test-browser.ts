import type { Clock, Environment } from '../environment.ts';
import { createSessionCore } from '../session.ts';
import type { Session, SessionToast } from '../types.ts';
import { createChannelHub } from './channel-hub.ts';
import type { ChannelHub } from './channel-hub.ts';
import { createFakeApi } from './fake-api.ts';
import type { FakeApi } from './fake-api.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { createFakePage } from './fake-page.ts';
import type { FakePage } from './fake-page.ts';
import { createMemoryStore } from './memory-store.ts';
import type { MemoryStore } from './memory-store.ts';
import { settle } from './settle.ts';

/** One tab of a `TestBrowser`, with its session. */
export interface TestTab {
  session: Session;
  page: FakePage;
  tabStore: MemoryStore;
  toasts: SessionToast[];
  /** Client navigations so far. */
  navigations: { path: string; state: unknown }[];
  /** The user presses a key. */
  press: () => void;
  start: () => Promise<void>;
  stop: () => void;
  status: () => string;
}

/** Tabs that share cookies, local storage, a channel, a clock and an API, without any browser. */
export interface TestBrowser {
  clock: FakeClock;
  api: FakeApi;
  local: MemoryStore;
  cookie: MemoryStore;
  hub: ChannelHub;
  openTab: (path?: string, environment?: Partial<Environment>) => TestTab;
  /** Opens a tab, signs in there, and starts its session. */
  openSignedInTab: (path?: string, remember?: boolean) => Promise<TestTab>;
}

/** A browser without tabs and without a session. */
export function createTestBrowser(clock: FakeClock = createFakeClock()): TestBrowser {
  const api = createFakeApi();
  const hub = createChannelHub();
  const pages = new Set<FakePage>();
  let writer: FakePage | undefined;
  const local = createMemoryStore((key) => {
    for (const page of pages) if (page !== writer) page.dispatch('storage', { key });
  });
  const cookie = createMemoryStore();

  function openTab(path = '/admin', environment: Partial<Environment> = {}): TestTab {
    const page = createFakePage(path);
    pages.add(page);
    const tabStore = createMemoryStore();
    const toasts: SessionToast[] = [];
    const navigations: TestTab['navigations'] = [];
    const session = createSessionCore({
      apiBase: '/api',
      apiOrigins: [page.origin],
      fetch: api.fetch,
      clock: clock satisfies Clock,
      // Storage events go to the other tabs only, as in a browser.
      stores: { local: writtenBy(page), cookie, tab: tabStore },
      channel: hub.connect,
      page,
      navigate(to, { state }) {
        navigations.push({ path: to, state });
        page.go(to);
      },
      loginPath: '/admin/login',
      homePath: '/admin',
      ...environment,
    });
    session.on('toast', (toast) => toasts.push(toast));
    let dispose: (() => void) | undefined;
    return {
      session,
      page,
      tabStore,
      toasts,
      navigations,
      press: () => page.dispatch('keydown'),
      async start() {
        dispose = session.start();
        await settle();
      },
      stop() {
        dispose?.();
        pages.delete(page);
      },
      status: () => session.getSnapshot().status,
    };
  }

  function writtenBy(page: FakePage): MemoryStore {
    function as<Args extends unknown[]>(method: (...args: Args) => void) {
      return (...args: Args) => {
        const outer = writer;
        writer = page;
        try {
          method(...args);
        } finally {
          writer = outer;
        }
      };
    }
    return { ...local, set: as(local.set), remove: as(local.remove) };
  }

  return {
    clock,
    api,
    local,
    cookie,
    hub,
    openTab,
    async openSignedInTab(path = '/admin/projects', remember = false) {
      const tab = openTab(path);
      await tab.session.login({ email: 'mira@studio.test', password: 'secret', remember });
      await tab.start();
      return tab;
    },
  };
}
