import type { Catalogue } from '../catalogue.ts';
import { en } from '../en.ts';

const catalogues: Readonly<Record<string, Catalogue>> = { en };

/** Languages whose readers read another one as well. */
const kin: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The texts in a language, else in the one that it is a form of, else in English. */
export function catalogueOf(language: string): Catalogue {
  const { language: base, script = '' } = new Intl.Locale(language).maximize();
  const isUsualScript = new Intl.Locale(base).maximize().script === script;
  return catalogues[`${base}-${script}`] ?? (isUsualScript ? catalogues[kin[base] ?? base] : undefined) ?? en;
}
