import { authorRights } from '../accounts/author-rights.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { rightOf } from '../../contract/kinds/right-of.ts';
import type { UnsavedRecord } from '../../contract/preview.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import type { PreviewTable } from '../../db/record-tables.ts';
import { draftToPublish, unsavedData } from '../records/shown-data.ts';
import { singleId } from '../records/record-key.ts';
import { draftOf } from '../records/record-state.ts';
import { readSearchLanguage } from '../records/search-language.ts';
import type { PreviewOverride, View } from '../records/view.ts';
import { findRecord } from '../records/record-rows.ts';

interface Target {
  kinds: readonly Kind[];
  now: string;
}

/** The state of the content that a preview shows: of drafts and of what is typed, what publishing them would show. */
export async function viewOf(db: Queries, preview: PreviewTable, target: Target): Promise<View> {
  const { at, record, revision } = preview;
  return {
    ...(at !== null && { at, kindsThen: await kindsOfAuthor(db, preview, target.kinds) }),
    ...(record !== null && { record }),
    ...(revision !== null && { revision }),
    first: await readSearchLanguage(db),
    overrides: await readOverrides(db, preview, target),
  };
}

/** Kinds whose other times the author of the preview may see: a schedule is as little public as a draft. */
async function kindsOfAuthor(
  db: Queries,
  { author }: PreviewTable,
  kinds: readonly Kind[],
): Promise<string[]> {
  const may = await authorRights(db, author);
  return kinds.filter((kind) => may.includes(rightOf(kind))).map(({ name }) => name);
}

/** The records that show what is stored nowhere: those of a form, or a draft with what was published since. */
export async function readOverrides(
  db: Queries,
  { unsaved, record, revision }: PreviewTable,
  { kinds, now }: Target,
): Promise<PreviewOverride[]> {
  const found: PreviewOverride[] = [];
  for (const one of unsaved === null ? [] : readJson<UnsavedRecord[]>(unsaved)) {
    const original = findKind(one.kind, kinds);
    if (original === undefined) continue;
    const kind = kindIn(original, one.language);
    const id = kind.single === true ? singleId(kind) : one.id;
    const row = await findRecord(db, kind, id);
    const data = await unsavedData(db, kind, row, one);
    found.push({ kind, id, data, at: now, revision: row ? (draftOf(row) ?? row.live_revision) : null });
  }
  const [name = '', id = ''] = record?.split('/') ?? [];
  const kind = revision === null ? findKind(name, kinds) : undefined;
  const row = kind && (await findRecord(db, kind, id));
  if (kind === undefined || row === undefined) return found;
  const data = await draftToPublish(db, kind, row);
  if (data !== undefined) found.push({ kind, id, data, at: now, revision: draftOf(row) });
  return found;
}
