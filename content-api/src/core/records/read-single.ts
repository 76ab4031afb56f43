import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { findLive } from './live-records.ts';
import { recordNotFound } from './record-not-found.ts';
import { toPageAnswer } from './page-view.ts';
import { toAnswer } from './answers.ts';
import type { ShownKind } from './read-languages.ts';
import { singleId } from './record-key.ts';
import { unsavedSingle } from './unsaved-single.ts';

/** Public answer of a kind with exactly one record: the defaults as long as none was saved. */
export async function readSingle(db: Reads, kind: Kind): Promise<object> {
  const record = await findLive(db, kind, singleId(kind));
  return record === undefined ? defaultsOf(db, kind) : toAnswer(kind, record);
}

/** The same as its page shows it. */
export async function readSinglePage(db: Reads, shown: ShownKind): Promise<object> {
  const id = singleId(shown.kind);
  const record = await findLive(db, shown.kind, id);
  if (record !== undefined) return toPageAnswer(db, shown, record);
  const data = await defaultsOf(db, shown.kind);
  const { updatedAt: _, ...page } = await toPageAnswer(db, shown, {
    id,
    createdAt: '',
    updatedAt: '',
    changedAt: '',
    data,
  });
  return page;
}

async function defaultsOf(db: Reads, kind: Kind) {
  if (kind.language !== undefined && kind.showsOriginal !== true) throw recordNotFound(kind);
  return unsavedSingle(db, kind);
}
