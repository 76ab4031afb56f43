import { browserClock } from './browser-clock.ts';
import { createBrowserPage } from './browser-page.ts';
import { cookieStore } from './cookie-store.ts';
import type { Environment, SessionOptions } from './environment.ts';
import { channelName } from './keys.ts';
import { createWebStore } from './web-store.ts';

/** Completes the options with the browser's clock, stores, channel and page. */
export function browserEnvironment(options: SessionOptions): Environment {
  const { page = createBrowserPage(), apiBase = '/api' } = options;
  return {
    apiOrigins: [new URL(apiBase, page.origin).origin],
    fetch: (input, init) => fetch(input, init),
    clock: browserClock,
    stores: {
      local: createWebStore(() => localStorage),
      cookie: cookieStore,
      tab: createWebStore(() => sessionStorage),
    },
    channel: () => new BroadcastChannel(channelName),
    loginPath: '/admin/login',
    homePath: '/admin',
    ...options,
    page,
    apiBase,
  };
}
