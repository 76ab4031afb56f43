import { directionOf } from 'content-api/contract';
import type { SiteTexts } from 'content-api/site-texts';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { PlacedIsland } from '../islands/registry.ts';
import type { ShownPitch } from './client-pitch.ts';
import type { ClientWords } from './client-words.ts';
import type { ContactOutcome } from './contact-outcome.ts';
import type { PageVersion } from './languages.ts';
import { readLoaded } from './resources.ts';
import type { Loaded, LoadedResources, Resource } from './resources.ts';
import type { PageSettings } from './settings.ts';
import type { HomeSection, Site } from './site.ts';
import type { Spoken } from './spoken.ts';

/** What a page is rendered with. */
export interface PageContext {
  site: Site;
  settings: PageSettings;
  resources: LoadedResources;
  /** The page in the languages of the site, as far as it is there; none where the site has one language. */
  versions: PageVersion[];
  placeIsland: (island: PlacedIsland) => ReactNode;
  /** Outcome of a form that was posted without script, on the page that answers it. */
  contact?: ContactOutcome | undefined;
  /** Why the page asks for a password once more. */
  notice?: PasswordNotice | undefined;
  /** On the page of a client's link: what is written there. */
  words?: ClientWords | undefined;
  /** On the page of a pitch: what its client sees. */
  pitch?: ShownPitch | undefined;
}

/** The key of a text. */
export type PasswordNotice = 'trouble.wrongPassword' | 'trouble.manyTries';

export const PageContext = createContext<PageContext | null>(null);

/** @throws Error outside of a page */
export function usePage(): PageContext {
  const page = use(PageContext);
  if (!page) throw new Error('This component is outside of a page.');
  return page;
}

/** State of a resource. The page's description names it, and the server loads it before it renders. */
export function useResource<T>(resource: Resource<T>): Loaded<T> {
  return readLoaded(usePage().resources, resource);
}

export function useStudio(): Site['studio'] {
  return usePage().site.studio;
}

/** The fixed texts of the page, in the language of the site. On the server only: islands are given theirs. */
export function useTexts(): SiteTexts {
  return usePage().site.texts;
}

/** Attributes of an element with words in a language, where that is not the one of the page. */
export function useLanguageOf({ language }: Spoken): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const texts = useTexts();
  if (language === '' || language === texts.language) return {};
  const direction = directionOf(language);
  return { lang: language, ...(direction !== texts.direction && { dir: direction }) };
}

/** Heading and opening of a section of the home page. */
export function useHomeSection(name: HomeSection['section']): Pick<HomeSection, 'title' | 'lead'> {
  const match = usePage().site.home.sections.find(({ section }) => section === name);
  return { title: match?.title ?? '', lead: match?.lead ?? '' };
}
