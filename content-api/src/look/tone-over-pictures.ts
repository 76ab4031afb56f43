import { contrast, layered } from './oklch.ts';
import { ratios } from './palette-of.ts';
import type { ColorRole, RoleColors } from './role-colors.ts';

/** What stands on the tone, and the contrast that it needs. The last three are in the large headline only. */
const words: readonly (readonly [ColorRole, number])[] = [
  ['text', ratios.body],
  ['textSoft', ratios.text],
  ['primaryText', ratios.boundary],
  ['secondaryText', ratios.boundary],
  ['tertiaryText', ratios.boundary],
];

const opaque = 255;

/**
 * The background of a look, as sheer as words on it can be read over any picture. White and black are the worst that a
 * picture can bring.
 */
export function toneOverPictures(colors: RoleColors): string {
  for (let alpha = opaque / 3; alpha < opaque; alpha += 1) {
    const tone = colors.background + Math.round(alpha).toString(16).padStart(2, '0');
    const grounds = ['#ffffff', '#000000'].map((picture) => layered(tone, picture));
    if (words.every(([role, ratio]) => grounds.every((ground) => contrast(colors[role], ground) >= ratio)))
      return tone;
  }
  return `${colors.background}ff`;
}
