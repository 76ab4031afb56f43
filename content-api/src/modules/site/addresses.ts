import { page } from '../../contract/kinds/page.ts';
import { post } from '../../contract/kinds/post.ts';
import { project } from '../../contract/kinds/project.ts';
import { service } from '../../contract/kinds/service.ts';
import type { Addresses } from '../../contract/site.ts';
import type { Reads } from '../../db/database.ts';
import { listLiveAddresses } from '../../records/live-records.ts';
import type { LiveAddress } from '../../records/live-records.ts';

/** Kinds whose records have addresses. */
export const listedInAddresses = [project, service, post, page];

/** Slugs, ids and dates of all public records, for a sitemap of any size. */
export async function listAddresses(db: Reads): Promise<Addresses> {
  return {
    projects: (await listLiveAddresses(db, project)).map(byId),
    services: (await listLiveAddresses(db, service)).flatMap(bySlug),
    posts: (await listLiveAddresses(db, post)).map(byId),
    pages: (await listLiveAddresses(db, page)).flatMap(bySlug),
  };
}

function byId({ id, slug, ...facts }: LiveAddress) {
  return { _id: id, ...(slug !== null && { slug }), ...factsOf(facts) };
}

function bySlug({ slug, ...facts }: LiveAddress) {
  return slug === null ? [] : [{ slug, ...factsOf(facts) }];
}

function factsOf({ updatedAt, isHidden }: Pick<LiveAddress, 'updatedAt' | 'isHidden'>) {
  return { updatedAt, ...(isHidden && { noindex: true as const }) };
}
