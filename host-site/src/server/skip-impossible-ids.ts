import { limits } from 'content-api/site-server';

/**
 * A `fetch` that answers 404 by itself when a part of the path is too long for any id or slug. The address is found to be
 * unknown without a call, and its page is kept like that of every unknown address.
 */
export function skipImpossibleIds(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (new URL(address).pathname.split('/').every(canBeId)) return fetch(input, init);
    return Promise.resolve(Response.json({ success: false, message: 'Not found' }, { status: 404 }));
  };
}

function canBeId(part: string): boolean {
  try {
    return decodeURIComponent(part).length <= limits.slug;
  } catch {
    return false;
  }
}
