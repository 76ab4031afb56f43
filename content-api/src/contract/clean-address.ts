import { cleanLine } from './clean-text.ts';
import { withoutStrayInvisible } from './without-invisible.ts';

/** An address as it was pasted, without the invisible characters that programs put around and into it. */
export function cleanAddress(value: string): string {
  return withoutStrayInvisible(cleanLine(value));
}
