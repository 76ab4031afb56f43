/**
 * Entry point `content-api/slug-of`: words as a part of an address. Apart from the contract for its tables of letters,
 * which weigh more than the rest.
 */
import anyAscii from 'any-ascii';
import { cleanLine } from './clean-text.ts';
import { fewMarks, foldText } from './fold-text.ts';
import type { Kind } from './kinds/kind.ts';
import { slugFieldOf } from './kinds/kind.ts';
import { limits } from './limits.ts';
import { requiredSlug } from './slug.ts';
import { spellInLatin } from './spell-in-latin.ts';
import { withoutInvisible } from './without-invisible.ts';

const pictures = /\p{Extended_Pictographic}/gu;

/**
 * A text as a part of an address or the name of a file: lower-case Latin letters without accents, digits and single
 * hyphens. Empty for a text without letters and digits.
 */
export function slugOf(text: string, max: number = limits.slug): string {
  return joined(foldText(spellInLatin(fewMarks(withoutInvisible(text.replace(pictures, ' '))))), max);
}

/**
 * The slug that is proposed for a record with this title. The same title has the same one everywhere, and its kind takes
 * it: of signs alone, it is their names, else the kind and their numbers; one that is reserved gets the kind behind it.
 * Empty for an empty title.
 */
export function slugFor(kind: Kind, title: string): string {
  const text = withoutInvisible(cleanLine(title));
  if (text === '') return '';
  const slug = slugOf(text) || joined(foldText(anyAscii(text))) || joined(`${kind.name} ${numbersOf(text)}`);
  const field = kind.fields[slugFieldOf(kind) ?? ''];
  const rules = field?.type === 'slug' ? field : {};
  return requiredSlug('', rules).safeParse(slug).success ? slug : joined(`${slug} ${kind.name}`);
}

function joined(text: string, max: number = limits.slug): string {
  return text
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, max)
    .replace(/-$/, '');
}

/** In Unicode, such as 2605 for ★. */
function numbersOf(text: string): string {
  return Array.from(text, (sign) => sign.codePointAt(0)?.toString(16)).join(' ');
}
