import type { RouteMatch } from '../app/match-route.ts';
import { notFoundRoute, protectedRoute } from '../app/routes.ts';
import { createApi } from '../lib/api.ts';
import { withPrefix } from '../lib/languages.ts';
import type { PageVersion, SiteLanguage } from '../lib/languages.ts';
import type { PageSubject } from '../lib/page.ts';
import { loadResources, readLoaded } from '../lib/resources.ts';
import type { Loaded, LoadedResources } from '../lib/resources.ts';
import type { Site } from '../lib/site.ts';
import type { RenderRequest } from './types.ts';

interface PageAtHand {
  match: RouteMatch;
  site: Site;
  resources: LoadedResources;
  patience: Promise<unknown>;
}

/** The page in the languages of the site. */
export interface PageVersions {
  /** Those that there are. None on a site in one language. */
  versions: PageVersion[];
  /** The page's record has another address in this language. */
  redirect?: string;
}

/** Finds the addresses of a page in the languages of the site; those of one that is not in its language by the others. */
export async function findVersions(
  { api }: Pick<RenderRequest, 'api'>,
  { match, site, resources, patience }: PageAtHand,
): Promise<PageVersions> {
  const { languages, prefix, texts } = site;
  if (languages.length === 0 || [notFoundRoute, protectedRoute].includes(match.route))
    return { versions: [] };
  const subject = match.route.page.subject?.(match);
  if (subject === undefined) return { versions: languages.map((one) => versionIn(one, match.path)) };
  const loaded = readLoaded(resources, subject.resource);
  if (loaded.status !== 'missing') return { versions: versionsOf(loaded, subject, languages) };
  // The address may be that of another language, as that of the original in a link of its text.
  const found = await Promise.all(
    languages
      .filter((one) => one.prefix !== prefix)
      .map(async (language) => {
        const others = createApi(api, language.prefix === '' ? undefined : language.code);
        const resources = await loadResources([subject.resource], { api: others, texts, patience });
        const versions = versionsOf(readLoaded(resources, subject.resource), subject, languages);
        return { isFirst: language.prefix === '', versions };
      }),
  );
  const { versions, isFirst } = found.find((one) => one.versions.length > 0) ?? { versions: [] };
  const own = versions.find(({ language }) => language.prefix === prefix);
  return { versions, ...(isFirst && own && { redirect: own.path }) };
}

type LoadedSubject = Loaded<{ _id: string; spoken: { slugs: Readonly<Record<string, string>> } }>;

function versionsOf(
  loaded: LoadedSubject,
  { pathOf }: PageSubject,
  languages: readonly SiteLanguage[],
): PageVersion[] {
  if (loaded.status !== 'loaded') return [];
  const { _id, spoken } = loaded.data;
  // What is not stored is the same everywhere.
  const isStored = Object.keys(spoken.slugs).length > 0;
  return languages
    .filter(({ code }) => !isStored || code in spoken.slugs)
    .map((one) => versionIn(one, pathOf(isStored ? { _id, slug: spoken.slugs[one.code] } : loaded.data)));
}

function versionIn(language: SiteLanguage, path: string): PageVersion {
  return { language, path: withPrefix(language.prefix, path) };
}
