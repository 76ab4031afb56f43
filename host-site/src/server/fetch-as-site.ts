import { siteSecretHeader } from 'server-kit';

/** Fetch for calls to the API that only the site's server may make: they show the secret that both share. */
export function fetchAsSite(fetch: typeof globalThis.fetch, secret: string): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(siteSecretHeader, secret);
    return fetch(input, { ...init, headers });
  };
}
