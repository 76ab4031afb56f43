import { navigation } from '../../contract/kinds/navigation.ts';
import { page } from '../../contract/kinds/page.ts';
import type { Reads } from '../../db/database.ts';
import { readAnsweredLanguages } from '../../core/records/read-languages.ts';
import type { ShownKinds } from '../../core/records/read-languages.ts';
import { readSingle } from '../../core/records/read-single.ts';
import { singleId } from '../../core/records/record-key.ts';
import { withPageLinks } from './page-links.ts';

/** The singles with the studio's own data, by the names of their kinds; the navigation has the pages that ask for a link. */
export async function readSite(db: Reads, { kinds, languages }: ShownKinds): Promise<Record<string, object>> {
  const site: Record<string, object> = {};
  const pages = kinds.find(({ name }) => name === page.name) ?? page;
  for (const kind of kinds) {
    if (kind.ofStudio !== true) continue;
    const single = await readSingle(db, kind);
    const whole = kind.name === navigation.name ? await withPageLinks(db, single, pages) : single;
    const id = singleId(kind);
    const languagesOf = await readAnsweredLanguages(db, kind, languages, [id]);
    // The studio has fields of these names: they are what it says of its languages.
    site[kind.name] = 'languages' in kind.fields ? whole : { ...whole, ...languagesOf(id) };
  }
  return site;
}
