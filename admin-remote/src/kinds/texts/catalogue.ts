import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calls, foldText, texts } from 'content-api/contract';
import type { Texts } from 'content-api/contract';
import { createContext } from 'react';
import type { Api } from '../../lib/api-client.ts';

/** The catalogue of a language. @param language left out: the first one of the site */
export function catalogueQuery(api: Api, language: string | undefined) {
  return queryOptions({
    queryKey: [texts.plural, 'catalogue', language ?? ''],
    queryFn: ({ signal }) =>
      api.call(calls.getTexts, { params: language === undefined ? {} : { language }, signal }),
    placeholderData: keepPreviousData,
  });
}

export interface ShownCatalogue {
  catalogue: Texts;
  /** Keys of the texts that are looked for; undefined while nothing is. */
  found: ReadonlySet<string> | undefined;
}

/** The catalogue around the fields of the form; undefined until it is there. */
export const CatalogueContext = createContext<ShownCatalogue | undefined>(undefined);

/** The keys of the texts in which the words stand, or which stand on a page as these words. */
export function findTexts({ texts: entries }: Texts, words: string): ReadonlySet<string> | undefined {
  const wanted = comparable(words);
  if (wanted === '') return undefined;
  const found = entries.filter((entry) =>
    [entry.default, entry.changed ?? ''].some(
      (text) => comparable(text).includes(wanted) || isFilledAs(text, wanted),
    ),
  );
  return new Set(found.map(({ key }) => key));
}

/** Whether a text reads so when something is filled in. */
function isFilledAs(text: string, wanted: string): boolean {
  const parts = text.split(/\{\w+\}/).map(comparable);
  if (parts.length === 1 || parts.join('').length < 2) return false;
  let at = 0;
  for (const part of parts) {
    const place = wanted.indexOf(part, at);
    if (place < 0) return false;
    at = place + part.length;
  }
  return wanted.startsWith(parts[0] ?? '') && wanted.endsWith(parts.at(-1) ?? '');
}

function comparable(text: string): string {
  return foldText(text).replaceAll(/\s+/g, ' ').trim();
}

/** Numbers that a form of a text stands for, such as '1' or '2, 3, 4'; empty for a text that counts nothing. */
export function countsOf(language: string, key: string): string {
  const [, form] = /\.(zero|one|two|few|many|other)$/.exec(key) ?? [];
  if (form === undefined) return '';
  const rules = new Intl.PluralRules(language);
  const whole = Array.from({ length: 201 }, (_, count) => count).filter(
    (count) => rules.select(count) === form,
  );
  const numbers = whole.length > 0 ? whole : [1_000_000, 1.5].filter((count) => rules.select(count) === form);
  const shown = numbers.slice(0, 3).map((count) => count.toLocaleString('en'));
  return `${shown.join(', ')}${numbers.length > shown.length ? ' …' : ''}`;
}
