import { addressLike } from './address-like.ts';

const allowed = /^(?:https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\]))/i;

/**
 * The address if a link may lead there: http(s), mailto, tel, an own path, a query or a fragment; else undefined.
 * Everything that came from outside goes through here before it is an `href`.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  return addressLike(allowed, address);
}
