import { palette } from './palette.ts';
import { ratios } from './palette-of.ts';
import { reach, shadeOf } from './scale.ts';

/** The primary colour of a look as mails have it: white words can be read on it, and it can be read on white. */
export function mailColorOf(primary: string): string {
  const shade = shadeOf(primary, { base: palette.primary600, shade: palette.primary700 });
  return reach(shade, [{ from: palette.white, ratio: ratios.text }], -1);
}
