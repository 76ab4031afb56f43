import { isValues } from '../../contract/kinds/is-values.ts';
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

/** The published projects that blocks of a pitch show, by id, whoever else may see them. */
export async function readProjects(
  db: Queries,
  { database, kinds }: Pick<Context, 'database' | 'kinds'>,
  { data, languages }: { data: Values; languages: Languages },
): Promise<Record<string, Record<string, unknown>>> {
  const ids = projectsIn(data);
  if (ids.length === 0) return {};
  // The pitch is the right to see them: of what is private, these alone are opened.
  const reads = readsOf(db, database, kinds, { opened: ids });
  const found: Record<string, Record<string, unknown>> = {};
  for (const [id, record] of await findLiveByIds(reads, project, ids))
    found[id] = await withPictureHints(db, await toPageAnswer(reads, { kind: project, languages }, record));
  return found;
}

function projectsIn({ blocks }: Values): string[] {
  const all = Array.isArray(blocks) ? blocks.filter(isValues) : [];
  const named = all.filter(({ type }) => type === 'project').map((one) => textOf(one.project));
  return [...new Set(named.filter(Boolean))];
}
