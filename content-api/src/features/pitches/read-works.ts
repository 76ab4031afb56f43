import { isValues } from '../../contract/kinds/is-values.ts';
import { page } from '../../contract/kinds/page.ts';
import { post } from '../../contract/kinds/post.ts';
import { project } from '../../contract/kinds/project.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Context } from '../../core/context.ts';
import { findLiveByIds } from '../../core/records/live-records.ts';
import { toPageAnswer } from '../../core/records/page-view.ts';
import type { Languages } from '../../core/records/read-languages.ts';
import { textOf } from '../../core/records/read-values.ts';
import { readsOf } from '../../core/records/view.ts';
import type { Queries } from '../../db/database.ts';
import { withPictureHints } from '../media/picture-hints.ts';

/** Kinds of which a block shows one record. The block and its field have the name of the kind. */
const workKinds = [project, post, page];

/** The published projects, posts and pages that blocks of a pitch show, by id, whoever else may see them. */
export async function readWorks(
  db: Queries,
  { database, kinds }: Pick<Context, 'database' | 'kinds'>,
  { data, languages }: { data: Values; languages: Languages },
): Promise<Record<string, Record<string, unknown>>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const kind of workKinds) {
    const ids = worksIn(data, kind.name);
    if (ids.length === 0) continue;
    // The pitch is the right to see them: of what is private, these alone are opened.
    const reads = readsOf(db, database, kinds, { opened: ids });
    for (const [id, record] of await findLiveByIds(reads, kind, ids)) {
      // What else is listed there, is what everybody sees.
      const { next: _next, related: _related, ...work } = await toPageAnswer(db, { kind, languages }, record);
      found[id] = await withPictureHints(db, work);
    }
  }
  return found;
}

function worksIn({ blocks }: Values, kind: string): string[] {
  const all = Array.isArray(blocks) ? blocks.filter(isValues) : [];
  const named = all.filter(({ type }) => type === kind).map((one) => textOf(one[kind]));
  return [...new Set(named.filter(Boolean))];
}
