import { defaultLookColors, grounds } from './look-colors.ts';
import type { LookColors } from './look-colors.ts';
import { readColor } from './read-color.ts';

/** Reads the colours of a look from its record. What is missing or cannot be read is as in the usual look. */
export function lookColorsOf(values: Record<string, unknown>): LookColors {
  const colorOf = (name: 'primary' | 'secondary' | 'tertiary') =>
    readColor(values[name]) ?? defaultLookColors[name];
  return {
    primary: colorOf('primary'),
    secondary: colorOf('secondary'),
    tertiary: colorOf('tertiary'),
    ground: grounds.find((one) => one === values.ground) ?? defaultLookColors.ground,
  };
}
