import { frequentNames, rareRoles } from 'content-api/tokens';
import { radiusFactor } from './tokens/shape.ts';
import type { Look } from './look.ts';

/** The custom properties that the theme's styles name, with the values of a look. */
export function lookVariables({ colors, roundness }: Look): Record<string, string> {
  const changing = new Set<string>([...frequentNames, ...Object.keys(rareRoles)]);
  const named = Object.entries(colors).filter(([role]) => changing.has(role));
  return {
    ...Object.fromEntries(named.map(([role, value]) => [`--c-${role}`, value])),
    [radiusFactor]: String(roundness),
  };
}
