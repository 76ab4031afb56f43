import { foldText } from './fold-text.ts';
import { limits } from './limits.ts';

const pictures = /\p{Extended_Pictographic}/gu;

interface SlugOptions {
  max?: number;
  /** Spells letters of other scripts in Latin ones; without it they are left out. */
  latin?: (text: string) => string;
}

/** A text as a part of an address or the name of a file: lower-case letters without accents, digits and single hyphens. */
export function slugOf(text: string, { max = limits.slug, latin }: SlugOptions = {}): string {
  const plain = foldText(text.replace(pictures, ' '));
  const spelled = latin === undefined || isLatin(plain) ? plain : latin(plain).toLowerCase();
  return spelled
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, max)
    .replace(/-$/, '');
}

/** Whether a folded text has no letter of another script. */
export function isLatin(folded: string): boolean {
  return !/[^\P{L}a-z]/u.test(folded);
}
