import { emptyValues } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { SiteTexts } from 'content-api/site-texts';

/** A record of the studio whose texts are in the language of the site, as far as the studio has not chosen others. */
export function inLanguage(
  { fields }: Pick<Kind, 'fields'>,
  record: Readonly<Record<string, unknown>>,
  texts: SiteTexts,
): Record<string, unknown> {
  const usual = emptyValues(fields);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const usualTexts = new Set(textsIn(usual[name]));
      return [name, mapTexts(value, (text) => (usualTexts.has(text) ? texts.inLanguage(text) : text))];
    }),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}
