import { emptyValues, home, navigation, studio } from 'content-api/contract';
import { readHome } from '../lib/studio/home-texts.ts';
import type { HomeTexts } from '../lib/studio/home-texts.ts';
import { createApi } from '../lib/api/api.ts';
import { optionalRecord } from '../lib/decode.ts';
import { readerOf } from '../lib/reader-of.ts';
import { readStudio } from '../lib/studio/read-studio.ts';
import type { Studio } from '../lib/studio/studio.ts';
import type { RenderRequest } from './types.ts';

/** The studio's own content, as pages and documents are made of it. */
export interface Site {
  /** What every page says of the studio, and has in its data. */
  studio: Studio;
  home: HomeTexts;
  /** What only the server needs. */
  facts: ReturnType<typeof readFacts>;
  /** False when it could not be had: these are the defaults. */
  isSound: boolean;
}

const readFacts = readerOf(studio, ['favicon', 'address', 'locale']);

const defaults = {
  studio: emptyValues(studio.fields),
  home: emptyValues(home.fields),
  navigation: emptyValues(navigation.fields),
};

/** Reads it in one call. Never rejects, and waits no longer than the given promise. */
export async function loadSite(api: RenderRequest['api'], patience: Promise<unknown>): Promise<Site> {
  const answer = createApi(api)
    .get('/site')
    .catch(() => undefined);
  const found = await Promise.race([answer, patience]);
  const isSound = typeof found === 'object' && found !== null;
  const site = optionalRecord(isSound ? found : defaults);
  return {
    studio: readStudio(site),
    home: readHome(optionalRecord(site.home)),
    facts: readFacts(optionalRecord(site.studio)),
    isSound,
  };
}
