import { createBrowserChannel } from './browser-channel.ts';
import { createBrowserClock } from './browser-clock.ts';
import { createBrowserPage } from './browser-page.ts';
import { createCookieStore } from './cookie-store.ts';
import type { Environment, SessionOptions } from './environment.ts';
import { createWebStore } from './web-store.ts';

/** Fills in the browser's own parts wherever the options leave one out. */
export function browserEnvironment(options: SessionOptions): Environment {
  const page = options.page ?? createBrowserPage();
  const apiBase = options.apiBase ?? '/api';
  return {
    apiOrigins: [new URL(apiBase, page.origin).origin],
    fetch: (input, init) => globalThis.fetch(input, init),
    clock: createBrowserClock(),
    stores: {
      local: createWebStore(() => localStorage),
      cookie: createCookieStore(),
      tab: createWebStore(() => sessionStorage),
    },
    channel: createBrowserChannel(),
    navigate: undefined,
    loginPath: '/admin/login',
    homePath: '/admin',
    warn: (message) => globalThis.console.warn(message),
    ...withoutUndefined(options),
    page,
    apiBase,
  };
}

function withoutUndefined(options: SessionOptions): SessionOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
