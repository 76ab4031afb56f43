import { navigation } from '../../contract/kinds/navigation.ts';
import { page } from '../../contract/kinds/page.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { readSingle } from '../../core/records/read-single.ts';
import { withPageLinks } from './page-links.ts';

/** The singles with the studio's own data, by the names of their kinds; the navigation has the pages that ask for a link. */
export async function readSite(db: Reads, kinds: readonly Kind[]): Promise<Record<string, object>> {
  const site: Record<string, object> = {};
  const pages = kinds.find(({ name }) => name === page.name) ?? page;
  for (const kind of kinds) {
    if (kind.ofStudio !== true) continue;
    const single = await readSingle(db, kind);
    site[kind.name] = kind.name === navigation.name ? await withPageLinks(db, single, pages) : single;
  }
  return site;
}
