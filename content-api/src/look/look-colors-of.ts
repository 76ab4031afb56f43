import { defaultLookColors, grounds, lightGrounds, schemes } from './look-colors.ts';
import type { ChosenColors, DarkLookColors, LightLookColors, LookColors, Scheme } from './look-colors.ts';
import { readColor } from './read-color.ts';

type Values = Record<string, unknown>;

/** Reads the scheme of a look from its record. @default dark */
export function schemeOf({ scheme }: Values): Scheme {
  return schemes.find((one) => one === scheme) ?? 'dark';
}

/**
 * Reads the colours of a look from its record, on the ground that it is checked on: the light one where pages are always
 * light, else the dark one. What is missing or cannot be read is as in the usual look.
 */
export function lookColorsOf(values: Values): LookColors {
  return schemeOf(values) === 'light' ? lightLookColorsOf(values) : darkLookColorsOf(values);
}

export function darkLookColorsOf(values: Values): DarkLookColors {
  const ground = grounds.find((one) => one === values.ground) ?? defaultLookColors.ground;
  return { ...chosenColorsOf(values), ground };
}

export function lightLookColorsOf(values: Values): LightLookColors {
  const ground = lightGrounds.find((one) => one === values.lightGround) ?? lightGrounds[0];
  return { ...chosenColorsOf(values), ground };
}

function chosenColorsOf(values: Values): ChosenColors {
  const colorOf = (name: 'primary' | 'secondary' | 'tertiary') =>
    readColor(values[name]) ?? defaultLookColors[name];
  return { primary: colorOf('primary'), secondary: colorOf('secondary'), tertiary: colorOf('tertiary') };
}
