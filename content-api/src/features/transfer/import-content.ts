import { kinds as allKinds } from '../../contract/kinds/index.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { kindOfTrade } from '../../contract/kinds/trade.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { isFault } from '../../lib/fault.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { newId } from '../../lib/new-id.ts';
import { renameFiles } from '../../core/media/named-files.ts';
import { parseData } from '../../core/records/complete.ts';
import { wholeData } from '../../core/records/complete-values.ts';
import { indexValuesOf } from '../../core/records/index-values.ts';
import { findLiveByIds } from '../../core/records/live-records.ts';
import type { PublishFaults } from '../../core/records/rules/rule.ts';
import { recordKey, singleId } from '../../core/records/record-key.ts';
import { requireOriginal, translationOf, withShared } from '../../core/records/save-words.ts';
import { sourceName } from '../../core/records/source-name.ts';
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
  for (const [kind, records] of partsOf(kinds, file)) {
    const read = await readStates(db, kind, records, now);
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

/** The records of each kind, and after all of them their translations. */
function* partsOf(kinds: readonly Kind[], file: ContentFile): Generator<[Kind, readonly FileRecord[]]> {
  for (const kind of kinds) yield [kind, file[kind.plural] ?? []];
  for (const [key, records = []] of Object.entries(file)) {
    const [plural, language] = key.split('@');
    const kind = language === undefined ? undefined : kinds.find((one) => one.plural === plural);
    if (kind !== undefined) yield [kindIn(kind, language), records];
  }
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
  const read: { state: NewState; isKnown: boolean }[] = [];
  for (const { id, createdAt, updatedAt: at = now, ...record } of named) {
    const data =
      kind.language === undefined
        ? wholeData(kind.fields, record.values, known.get(id)?.data)
        : await readTranslation(db, kind, id, record);
    read.push({ state: { id, data, at, createdAt: createdAt ?? at }, isKnown: known.has(id) });
  }
  return read;
}

/** A translation as it was exported, with the state that it was made from, or its words alone, of the original as it is. */
async function readTranslation(
  db: Queries,
  kind: Kind,
  id: string,
  { values, source }: FileRecord,
): Promise<Values> {
  try {
    const original = await requireOriginal(db, kind, id);
    const sent = source === undefined ? withShared(kind, original, undefined, values) : values;
    const data = wholeData(kind.fields, parseData(kindOfTrade(kind, 'other'), sent, 'whole'));
    return source === undefined
      ? translationOf(kind, original, undefined, data)
      : { ...data, [sourceName]: source };
  } catch (error) {
    if (!isFault(error)) throw error;
    const why = Object.values(error.fields ?? {}).join(', ') || error.message;
    const message = `Nothing was imported: ${kind.words.one} ${id} in ${kind.language}: ${why}`;
    throw startupFault('CONTENT_UNSOUND', message);
  }
}

/** The file with other addresses of media: `addresses` has the new ones by stem. */
export function renameInFile(file: ContentFile, addresses: ReadonlyMap<string, string>): ContentFile {
  if (addresses.size === 0) return file;
  const rename = (record: FileRecord) => ({
    ...record,
    values: renameFiles(record.values, addresses),
    ...(record.source && { source: renameFiles(record.source, addresses) }),
  });
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
