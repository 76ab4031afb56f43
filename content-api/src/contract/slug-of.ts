import { foldText } from './fold-text.ts';
import { limits } from './limits.ts';

const pictures = /\p{Extended_Pictographic}/gu;

/** A text as a part of an address or the name of a file: lower-case letters without accents, digits and single hyphens. */
export function slugOf(text: string, max: number = limits.slug): string {
  return foldText(text.replace(pictures, ' '))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, max)
    .replace(/-$/, '');
}
