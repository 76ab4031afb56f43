import { kinds as allKinds } from '../../contract/kinds/index.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { newId } from '../../lib/new-id.ts';
import { renameFiles } from '../../core/media/named-files.ts';
import { wholeData } from '../../core/records/complete-values.ts';
import { indexValuesOf } from '../../core/records/index-values.ts';
import { findLiveByIds } from '../../core/records/live-records.ts';
import type { PublishFaults } from '../../core/records/rules/rule.ts';
import { recordKey, singleId } from '../../core/records/record-key.ts';
import { clearEntries } from '../../core/records/search-entries.ts';
import { withdrawFrom } from '../../core/records/take-down.ts';
import { publish } from '../../core/records/write.ts';
import type { NewState } from '../../core/records/write.ts';
import type { ContentFile, FileRecord } from './content-file.ts';

/** Numbers of records that an import adds and replaces. */
export interface ImportCount {
  added: number;
  replaced: number;
}

/** Puts everything of the file into the database; records with a known id are replaced, nothing is removed. */
export async function importContent(
  db: Queries,
  file: ContentFile,
  now: string,
  kinds: readonly Kind[] = allKinds,
): Promise<ImportCount> {
  const count = { added: 0, replaced: 0 };
  for (const kind of kinds) {
    const read = await readStates(db, kind, file[kind.plural] ?? [], now);
    const states = read.map(({ state }) => state);
    for (const { isKnown } of read) count[isKnown || kind.single === true ? 'replaced' : 'added'] += 1;
    // The file may be older than what is there, and takes its place all the same.
    await withdrawFrom(
      db,
      states.map(({ id, at }) => ({ record: recordKey(kind, id), from: at })),
      now,
    );
    await publish(db, { kind, author: '' }, states, {
      faults: (faults) => unsound(kind, states, faults),
      clash: (_fault, state) => clash(kind, state),
    });
  }
  return count;
}

async function readStates(db: Queries, kind: Kind, records: readonly FileRecord[], now: string) {
  const named = records.map((record) => ({
    ...record,
    id: kind.single === true ? singleId(kind) : (record._id ?? newId()),
  }));
  const known = await findLiveByIds(
    db,
    kind,
    named.map(({ id }) => id),
  );
  return named.map(({ id, createdAt, updatedAt: at = now, values }) => {
    const data = wholeData(kind.fields, values, known.get(id)?.data);
    return { state: { id, data, at, createdAt: createdAt ?? at }, isKnown: known.has(id) };
  });
}

/** The file with other addresses of media: `addresses` has the new ones by stem. */
export function renameInFile(file: ContentFile, addresses: ReadonlyMap<string, string>): ContentFile {
  if (addresses.size === 0) return file;
  const rename = (record: FileRecord) => ({ ...record, values: renameFiles(record.values, addresses) });
  return Object.fromEntries(Object.entries(file).map(([plural, records]) => [plural, records?.map(rename)]));
}

/** Removes all content with its history. */
export async function clearContent(db: Queries): Promise<void> {
  await clearEntries(db);
  for (const table of ['slugs', 'publications', 'revisions', 'records'] as const)
    await db.deleteFrom(table).execute();
}

function clash(kind: Kind, state: NewState): Error {
  return startupFault(
    'CONTENT_CLASH',
    `Nothing was imported: ${nameOf(kind, state)} exists already under another id; use --replace to take the file alone`,
  );
}

function unsound(
  kind: Kind,
  states: readonly NewState[],
  faults: readonly (PublishFaults | undefined)[],
): Error {
  const lines = states.flatMap((state, index) => {
    const fields = Object.values(faults[index] ?? {});
    return fields.length === 0 ? [] : [`${kind.words.one} ${nameOf(kind, state)}: ${fields.join(', ')}`];
  });
  return startupFault('CONTENT_UNSOUND', `Nothing was imported: ${lines.join('; ')}`);
}

function nameOf(kind: Kind, { data }: NewState): string {
  const { slug, title } = indexValuesOf(kind, data);
  return slug ?? (title || 'a record');
}
