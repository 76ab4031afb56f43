import { legal } from '../../contract/kinds/legal.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { RecordQuery } from '../../contract/paging.ts';
import type { Reads } from '../../db/database.ts';
import { defaultTexts } from '../../contract/legal-texts.ts';
import { findLive } from './live-records.ts';
import { recordNotFound } from './record-not-found.ts';
import { toPageAnswer } from './page-view.ts';
import { toAnswer } from './answers.ts';
import { readValues } from './read-values.ts';
import { singleId } from './record-key.ts';

/** Public answer of a kind with exactly one record: the defaults as long as none was saved. */
export async function readSingle(db: Reads, kind: Kind, view?: RecordQuery['view']): Promise<object> {
  const id = singleId(kind);
  const record = await findLive(db, kind, id);
  if (record !== undefined) return view === 'page' ? toPageAnswer(db, kind, record) : toAnswer(kind, record);
  if (kind.language !== undefined && kind.showsOriginal !== true) throw recordNotFound(kind);
  const data = { ...readValues(kind.fields, {}), ...(kind.name === legal.name && defaultTexts) };
  if (view !== 'page') return data;
  const { updatedAt: _, ...page } = await toPageAnswer(db, kind, unsaved(id, data));
  return page;
}

function unsaved(id: string, data: Record<string, unknown>) {
  return { id, createdAt: '', updatedAt: '', changedAt: '', data };
}
