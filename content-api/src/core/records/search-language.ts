import { studio } from '../../contract/kinds/studio.ts';
import type { Queries } from '../../db/database.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';

const key = 'search_language';

/**
 * The language whose stems the search index has of all but translations: the first one of the site as it was when the index
 * was filled. All writers ask here, so that a change of the site's language leaves no index in two languages.
 */
export async function readSearchLanguage(db: Queries): Promise<string> {
  return (await readMeta(db, key)) ?? studio.fields.language.default;
}

export async function writeSearchLanguage(db: Queries, language: string): Promise<void> {
  await writeMeta(db, key, language);
}
