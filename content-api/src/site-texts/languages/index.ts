import type { Catalogue } from '../catalogue.ts';
import { en } from '../en.ts';
import { ar } from './ar.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { gu } from './gu.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

const catalogues: Readonly<Record<string, Catalogue>> = {
  ar,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  gu,
  he,
  hi,
  it,
  ja,
  nb,
  nl,
  pl,
  pt,
  sv,
  tr,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** Languages whose readers read another one as well. */
const kin: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The texts in a language, else in the one that it is a form of, else in English. */
export function catalogueOf(language: string): Catalogue {
  const { language: base, script = '' } = new Intl.Locale(language).maximize();
  const isUsualScript = new Intl.Locale(base).maximize().script === script;
  return catalogues[`${base}-${script}`] ?? (isUsualScript ? catalogues[kin[base] ?? base] : undefined) ?? en;
}

/** The languages that have texts of their own. */
export const languagesWithTexts: readonly string[] = Object.keys(catalogues);
