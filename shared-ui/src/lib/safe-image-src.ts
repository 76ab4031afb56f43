import { addressLike } from './address-like.ts';

const allowed = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** The address if a picture may come from there: http(s) or an own path; else undefined. */
export function safeImageSrc(address: string | null | undefined): string | undefined {
  return addressLike(allowed, address);
}
