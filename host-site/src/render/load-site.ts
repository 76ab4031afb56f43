import { setTimeout as sleep } from 'node:timers/promises';
import { emptyValues, home, navigation, studio } from 'content-api/contract';
import { themeOf } from 'content-api/look';
import type { LookTheme } from 'content-api/look';
import { siteTextsOf } from 'content-api/site-texts';
import type { SiteTexts } from 'content-api/site-texts';
import { inLanguage } from '../lib/texts/in-language.ts';
import type { HomeTexts } from '../lib/studio/home-texts.ts';
import { createApi } from '../lib/api/api.ts';
import { optionalRecord } from '../lib/decode.ts';
import { readerOf } from '../lib/reader-of.ts';
import type { PageWords } from '../lib/studio/page-words.ts';
import { readHome } from '../lib/studio/read-home.ts';
import { readPageWords } from '../lib/studio/read-page-words.ts';
import { readStudio } from '../lib/studio/read-studio.ts';
import type { Studio } from '../lib/studio/studio.ts';
import type { RenderRequest } from './types.ts';
import { yearIn } from './year-in.ts';

/** The studio's own content, as pages and documents are made of it. */
export interface Site {
  /** Values that every page shows and has in its data. */
  studio: Studio;
  home: HomeTexts;
  words: PageWords;
  /** Fixed texts, dates and numbers in the site's language. */
  texts: SiteTexts;
  /** Colours, fonts and corners. */
  look: LookTheme;
  /** Values that only the server needs. */
  facts: ReturnType<typeof readFacts>;
  /** False when it could not be had: these are the defaults. */
  isSound: boolean;
}

const readFacts = readerOf(studio, ['favicon', 'address', 'language', 'timeZone']);

const defaults = {
  studio: emptyValues(studio.fields),
  home: emptyValues(home.fields),
  navigation: emptyValues(navigation.fields),
  look: {},
};

/** Reads it in one call. Never rejects, and waits no longer than `patience`. @default the request's time for data */
export async function loadSite(
  {
    api,
    dataTimeoutMs,
    nowMs,
    timeZone,
  }: Pick<RenderRequest, 'api' | 'dataTimeoutMs' | 'nowMs' | 'timeZone'>,
  patience: Promise<unknown> = sleep(dataTimeoutMs, undefined, { ref: false }),
): Promise<Site> {
  const answer = createApi(api)
    .get('/site')
    .catch(() => undefined);
  const found = await Promise.race([answer, patience]);
  const isSound = typeof found === 'object' && found !== null;
  const answered = { ...defaults, ...(isSound && found) };
  const look = themeOf(optionalRecord(answered.look));
  const facts = readFacts(optionalRecord(answered.studio));
  const texts = siteTextsOf(facts.language);
  const site = {
    ...answered,
    studio: inLanguage(studio, optionalRecord(answered.studio), texts),
    home: inLanguage(home, optionalRecord(answered.home), texts),
    navigation: inLanguage(navigation, optionalRecord(answered.navigation), texts),
  };
  return {
    studio: readStudio(site, look, yearIn(facts.timeZone || timeZone, nowMs), texts),
    home: readHome(site.home),
    words: readPageWords(site.studio),
    texts,
    look,
    facts,
    isSound,
  };
}
