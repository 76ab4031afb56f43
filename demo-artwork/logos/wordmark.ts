import { text } from '../draw/type.ts';
import type { TextOptions } from '../draw/type.ts';

/** Right of a sign of 44, beside its middle. */
const left = 56;
const middle = 28;

/** A name in two lines beside the sign of a logo 56 high. */
export function wordmark(
  [first, second]: readonly [string, string],
  fill: string,
  { size = 22, weight = 600, spacing = 0 }: Partial<Pick<TextOptions, 'size' | 'weight' | 'spacing'>> = {},
): string {
  const options: TextOptions = { size, fill, weight, spacing };
  return text(first, left, middle - size * 0.12, options) + text(second, left, middle + size * 0.95, options);
}
