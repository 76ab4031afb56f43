import { embeddedPicture } from './embedded-picture.ts';
import type { Losses } from './losses.ts';

/** A reference within the drawing, or a picture that is part of it; undefined for any other address. */
export function safeReference(address: string, losses: Losses): string | undefined {
  if (address.startsWith('#')) return /[\s"'()<>\\]/.test(address) ? undefined : address;
  return embeddedPicture(address, losses);
}
