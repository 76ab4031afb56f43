import { holdsWords } from '../../contract/kinds/field-words.ts';
import { isReservedPath } from '../../contract/site-paths.ts';
import { altCheck } from './alt-check.ts';
import type { Check, Examined, Facts } from './facts.ts';
import type { Spot } from './visit-fields.ts';

/**
 * The checks that look at a value of a record. What a translation shares with its original is found there; of its pictures
 * the words are its own.
 */
export function checksOf(checks: readonly Check[], { kind }: Examined, { field }: Spot): readonly Check[] {
  if (kind.language === undefined || holdsWords(field)) return checks;
  return field.type === 'image' ? [altCheck] : [];
}

/**
 * An address of the site as a page in the record's language has it: the prefix is put in front of those without one.
 *
 * @param address path and query
 * @param languages of the site, the further ones
 */
export function addressIn({ kind }: Examined, address: string, languages: readonly string[]): string {
  const [, first = ''] = address.split(/[/?#]/, 2);
  if (kind.language === undefined || address.startsWith('/media/') || isReservedPath(address)) return address;
  if (languages.some((code) => code.toLowerCase() === first.toLowerCase())) return address;
  return `/${kind.language.toLowerCase()}${address === '/' ? '' : address}`;
}

/** The same facts for its pages. */
export function factsIn(record: Examined, facts: Facts): Facts {
  const { languages, hasPage } = facts;
  return { ...facts, hasPage: (address) => hasPage(addressIn(record, address, languages)) };
}
