import { page } from '../../contract/kinds/page.ts';
import { post } from '../../contract/kinds/post.ts';
import { project } from '../../contract/kinds/project.ts';
import { service } from '../../contract/kinds/service.ts';
import type { Addresses } from '../../contract/site.ts';
import type { Reads } from '../../db/database.ts';
import { listLiveAddresses } from '../../records/live-records.ts';

/** Slugs, ids and dates of all public records, for a sitemap of any size. */
export async function listAddresses(db: Reads): Promise<Addresses> {
  const services = await listLiveAddresses(db, service);
  const pages = await listLiveAddresses(db, page);
  return {
    projects: (await listLiveAddresses(db, project)).map(byId),
    services: services.flatMap(({ slug, updatedAt }) => (slug === null ? [] : [{ slug, updatedAt }])),
    posts: (await listLiveAddresses(db, post)).map(byId),
    pages: pages.flatMap(({ slug, updatedAt }) => (slug === null ? [] : [{ slug, updatedAt }])),
  };
}

function byId({ id, slug, updatedAt }: { id: string; slug: string | null; updatedAt: string }) {
  return { _id: id, ...(slug !== null && { slug }), updatedAt };
}
