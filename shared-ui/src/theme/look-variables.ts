import { frequentNames, rareRoles } from 'content-api/tokens';
import type { ColorRole } from 'content-api/tokens';
import { radiusFactor } from './tokens/shape.ts';
import { fontProperties } from './tokens/type.ts';
import type { Look } from './look.ts';

/**
 * The custom properties of colours and corners that the theme's styles name, with the values of a look. Where it has
 * colours for light pages too, the element's `color-scheme` chooses.
 */
export function lookVariables({
  colors,
  lightColors = colors,
  roundness,
}: Pick<Look, 'colors' | 'lightColors' | 'roundness'>): Record<string, string> {
  const changing = new Set<string>([...frequentNames, ...Object.keys(rareRoles)]);
  const named = (Object.keys(colors) as ColorRole[]).filter((role) => changing.has(role));
  const valueOf = (role: ColorRole) =>
    lightColors[role] === colors[role] ? colors[role] : `light-dark(${lightColors[role]},${colors[role]})`;
  return {
    ...Object.fromEntries(named.map((role) => [`--c-${role}`, valueOf(role)])),
    [radiusFactor]: String(roundness),
  };
}

/** Those of its fonts, for a document that declares their faces. */
export function fontVariables({ text, display, own = {} }: Look['fonts']): Record<string, string> {
  return {
    [fontProperties.text]: familiesOf(text, own.text && 'Own Text'),
    [fontProperties.display]: familiesOf(display, own.display && 'Own Headings'),
  };
}

/** The page declares the stand-in of the first family, which has the same metrics. Letters that an own font lacks come from its pair. */
function familiesOf(family: string, own?: string): string {
  const drawn = own === undefined ? `'${family}'` : `'${own}','${family}'`;
  return `${drawn},'${own ?? family} Fallback',system-ui,sans-serif`;
}
