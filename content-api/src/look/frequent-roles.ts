import type { FrequentName } from './frequent-names.ts';
import type { Palette } from './palette.ts';
import { primaryTintAlpha, sheer } from './sheer.ts';

/** The roles of `frequentNames`. `onFill` is that of words on the primary colour. */
export function frequentRolesOf(palette: Palette, onFill: string): Record<FrequentName, string> {
  return {
    background: palette.neutral950,
    surface: palette.neutral900,
    raised: palette.neutral850,
    border: sheer(palette.neutral250, '.13'),
    borderStrong: sheer(palette.neutral250, '.28'),
    /** Boundary of a control: 3:1 against every surface. */
    control: palette.neutral600,
    text: palette.neutral50,
    /** Body text. */
    textSoft: palette.neutral200,
    /** Secondary text: dates, hints. */
    textQuiet: palette.neutral400,
    /** Fill under `onFill`. */
    primary: palette.primary600,
    /** Text, icons and lines on a surface. */
    primaryText: palette.primary300,
    primaryTint: sheer(palette.primary250, primaryTintAlpha),
    onFill,
    secondaryText: palette.secondary300,
    tertiaryText: palette.tertiary300,
    focus: palette.tertiary300,
  };
}
