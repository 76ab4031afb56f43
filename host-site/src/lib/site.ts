import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { emptyValues, home, navigation, readTrade, studio, usualHome } from 'content-api/contract';
import type { Trade } from 'content-api/contract';
import { compositionsOf, ornamentsOf, schemeOf, themeOf } from 'content-api/look';
import type { Compositions, LookTheme, Ornaments } from 'content-api/look';
import type { SiteTexts } from 'content-api/site-texts';
import { slugOf } from 'content-api/slug-of';
import { createApi } from './api.ts';
import type { ApiSettings } from './api.ts';
import { readOptionalRecord } from './decode.ts';
import { inLanguage } from './in-language.ts';
import { prefixOf, readSiteLanguages } from './languages.ts';
import type { SiteLanguage } from './languages.ts';
import { phoneHref } from './phone-href.ts';
import { readTexts } from './read-texts.ts';
import { readerOf } from './reader-of.ts';
import { patternAddress } from './pattern-address.ts';

/** The studio's own content, which every page and document is made with. */
export interface Site {
  studio: ReturnType<typeof readStudio> & { legalPages: LegalPage[] };
  home: HomeTexts;
  /** Fixed texts, dates and numbers in the language of the page. */
  texts: SiteTexts;
  /** In front of every address in that language: `/de`, and nothing for the first one. */
  prefix: string;
  /** Those that visitors are offered, the first one first; none where it is the only one. */
  languages: SiteLanguage[];
  /** Colours, fonts and corners. */
  look: LookTheme;
  ornaments: Ornaments;
  compositions: Compositions;
  /** What the studio chose of the look. */
  lookRecord: Record<string, unknown>;
  /** False when it could not be had: these are the defaults. */
  isSound: boolean;
}

/** The studio's name, sentences and links. */
export type Studio = Site['studio'];

/** Headline, statistics and sections of the home page. */
export type HomeTexts = ReturnType<typeof readHome>;

export type HomeSection = HomeTexts['sections'][number];

const legalPages = ['privacy', 'terms'] as const;
type LegalPage = (typeof legalPages)[number];

export interface SiteRequest {
  api: ApiSettings;
  /** Time for the answer. */
  dataTimeoutMs: number;
  /** The present time, and the zone of a studio that has chosen none: for the year of the copyright. */
  nowMs: number;
  timeZone: string;
}

const defaults = {
  studio: emptyValues(studio.fields),
  home: usualHome,
  navigation: emptyValues(navigation.fields),
  look: {},
};

/**
 * Reads it in one call. Never rejects, and waits no longer than `patience`.
 *
 * @param patience @default the request's time for data
 * @param language a further language of the site. @default the first one
 */
export async function loadSite(
  { api, dataTimeoutMs, nowMs, timeZone }: SiteRequest,
  patience: Promise<unknown> = sleep(dataTimeoutMs, undefined, { ref: false }),
  language?: string,
): Promise<Site> {
  const answer = createApi(api, language)
    .get('/site')
    .catch(() => undefined);
  const yearOf = (zone: string) => yearIn(zone || timeZone, nowMs);
  return readSite(await Promise.race([answer, patience]), yearOf, language);
}

/** @param yearOf year of the copyright in a time zone */
export function readSite(answer: unknown, yearOf: (timeZone: string) => number, language?: string): Site {
  const isSound = typeof answer === 'object' && answer !== null;
  const values = { ...defaults, ...(isSound && answer) };
  const lookRecord = readOptionalRecord(values.look);
  const look = themeOf(lookRecord);
  const texts = readTexts(values, language);
  const stated = withoutUnstated(readOptionalRecord(values.studio), readOptionalRecord(values.home));
  const site = {
    ...values,
    studio: inLanguage(studio, stated.studio, texts),
    home: inLanguage(home, stated.home, texts),
    navigation: inLanguage(navigation, readOptionalRecord(values.navigation), texts),
  };
  return {
    studio: { ...readStudio(site, look, yearOf, texts), legalPages: legalPagesOf(values) },
    home: readHome(site.home, stated.trade),
    texts,
    prefix: prefixOf(language),
    languages: readSiteLanguages(values),
    look,
    ornaments: ornamentsOf(lookRecord),
    compositions: compositionsOf(lookRecord),
    lookRecord,
    isSound,
  };
}

const readStudioFields = readerOf(studio);
const readNavigation = readerOf(navigation);
const readWholeHome = readerOf(home);

function readStudio(
  site: Readonly<Record<'studio' | 'navigation' | 'look', unknown>>,
  theme: LookTheme,
  yearOf: (timeZone: string) => number,
  texts: SiteTexts,
) {
  const { footerServices, hasBuiltInServices, markOnLight, ...fields } = readStudioFields(
    readOptionalRecord(site.studio),
  );
  const scheme = schemeOf(readOptionalRecord(site.look));
  const { links, footerTitle, footerLinks } = readNavigation(readOptionalRecord(site.navigation));
  // Default names stand for the built-in services.
  const usual = studio.fields.footerServices.default.map(texts.inLanguage);
  const hasBuiltIn = fields.trade === 'software' && hasBuiltInServices;
  const areShown = hasBuiltIn || !isDeepStrictEqual(footerServices, usual);
  return {
    ...fields,
    links,
    footerTitle,
    footerLinks,
    footerServices: (areShown ? footerServices : []).map((name) => ({ name, slug: slugOf(name) })),
    phoneLink: fields.phone && phoneHref(fields.phone),
    mark: (scheme === 'light' && markOnLight) || fields.mark,
    // The visitor's device chooses between both.
    lightMark: scheme === 'system' && fields.mark ? markOnLight : '',
    artwork: patternAddress(readOptionalRecord(site.look), theme, fields),
    year: yearOf(fields.timeZone),
  };
}

/**
 * What the studio stated. Our sentences about a studio are those of the specification, for software: others have their
 * name for a headline, and no sentence, until they write one.
 */
function withoutUnstated(studioRecord: Record<string, unknown>, homeRecord: Record<string, unknown>) {
  const trade = readTrade(studioRecord.trade);
  if (trade === 'software') return { trade, studio: studioRecord, home: homeRecord };
  const { name, blogLead } = studioRecord;
  const isOurs = homeRecord.heroLine === usualHome.heroLine;
  return {
    trade,
    studio: { ...studioRecord, ...(blogLead === studio.fields.blogLead.default && { blogLead: '' }) },
    home: { ...homeRecord, ...(isOurs && { heroLine: name, heroHighlight: '' }) },
  };
}

/** The legal pages, as far as there is a text for them. */
export function legalPagesOf(answer: unknown): LegalPage[] {
  const { legal } = readOptionalRecord(answer);
  return legalPages.filter((name) => readOptionalRecord(legal)[name] !== '');
}

/** The home page's texts, without what is hidden. */
function readHome(value: unknown, trade: Trade) {
  const { hasStatistics, statistics, sections, ...hero } = readWholeHome(readOptionalRecord(value));
  return {
    ...hero,
    statistics: hasStatistics ? statistics : [],
    sections: sections.filter(
      ({ isShown, section }) => isShown && (section !== 'technologies' || trade === 'software'),
    ),
  };
}

/** The year of an instant in a time zone; in UTC if the zone is not known. */
function yearIn(timeZone: string, nowMs: number): number {
  try {
    return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(nowMs));
  } catch {
    return new Date(nowMs).getUTCFullYear();
  }
}
