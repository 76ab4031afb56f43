import type { Look } from './look.ts';

/** The custom properties that the theme's styles name, with the values of a look. */
export function lookVariables({ colors, fonts, roundness }: Look): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(colors).map(([role, value]) => [`--c-${role}`, value])),
    '--f-text': fonts.text,
    '--f-display': fonts.display,
    '--r': String(roundness),
  };
}
