import { stemmer as ar } from '@orama/stemmers/arabic';
import { stemmer as da } from '@orama/stemmers/danish';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as el } from '@orama/stemmers/greek';
import { stemmer as en } from '@orama/stemmers/english';
import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as hi } from '@orama/stemmers/indian';
import { stemmer as hu } from '@orama/stemmers/hungarian';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as nl } from '@orama/stemmers/dutch';
import { stemmer as no } from '@orama/stemmers/norwegian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as ro } from '@orama/stemmers/romanian';
import { stemmer as ru } from '@orama/stemmers/russian';
import { stemmer as sv } from '@orama/stemmers/swedish';
import { stemmer as tr } from '@orama/stemmers/turkish';

type Stemmer = (word: string) => string;

const stemmers: Record<string, Stemmer> = {
  ar,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hi,
  hu,
  it,
  nb: no,
  nl,
  nn: no,
  no,
  pt,
  ro,
  ru,
  sv,
  tr,
};

/** Finds what forms of a word in a language have in common, of words in small letters; in other languages the word itself. */
export function stemmerOf(language: string): Stemmer {
  return stemmers[new Intl.Locale(language).language] ?? ((word) => word);
}
