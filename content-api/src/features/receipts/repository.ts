import type { Kind } from '../../contract/kinds/kind.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { receiptSchema } from '../../contract/receipt.ts';
import type { Receipt, Receipts } from '../../contract/receipt.ts';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { kindIn, storedName } from '../../contract/kinds/kind-in.ts';
import { readLanguages } from '../../core/records/read-languages.ts';
import { recordPage } from './record-page.ts';

const wantedMax = 20;

/** Pages of revisions that became public since an instant and have no receipt yet, in each language that visitors are offered, the newest first. */
export async function listWanted(db: Queries, kinds: readonly Kind[], since: string) {
  const { further } = await readLanguages(db);
  const offered = further.filter((one) => one.offered).map(({ code }) => code);
  const names = kinds
    .filter(({ page, address }) => (page ?? address) !== undefined)
    .flatMap((kind) => [undefined, ...offered].map((code) => storedName(kindIn(kind, code))));
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('records')
    .leftJoin('receipts', 'receipts.revision', 'records.live_revision')
    .select(['records.kind', 'records.id', 'records.slug', 'records.live_revision'])
    .where('records.kind', 'in', names)
    .where('records.live_revision', 'is not', null)
    .where('records.live_at', '>=', since)
    .where('receipts.revision', 'is', null)
    // The trash of an original hides its translations as well.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('records as other')
            .select('other.key')
            .whereRef('other.id', '=', 'records.id')
            .where('other.trashed_at', 'is not', null),
        ),
      ),
    )
    .orderBy('records.live_at', 'desc')
    .limit(wantedMax)
    .execute();
  return rows.flatMap((row) => {
    const kind = findKind(row.kind, kinds);
    const path = kind && recordPage(kind, row);
    return path === undefined || row.live_revision === null ? [] : [{ revision: row.live_revision, path }];
  });
}

/** The record that shows that revision now, if there is one. */
export function findShowing(db: Queries, revision: string): Promise<RecordTable | undefined> {
  return db.selectFrom('records').selectAll().where('live_revision', '=', revision).executeTakeFirst();
}

/** Keeps the first receipt of a publication when several site servers send one. */
export async function insertReceipt(
  db: Queries,
  { key, live_revision }: RecordTable,
  receipt: Receipt,
): Promise<void> {
  if (live_revision === null) return;
  await db
    .insertInto('receipts')
    .values({ revision: live_revision, record: key, at: receipt.at, data: writeJson(receipt) })
    .onConflict((clash) => clash.column('revision').doNothing())
    .execute();
}

/** Receipts of what a record shows now, and of what it showed before. Without one, what was published since then gets it. */
export async function readReceipts(
  db: Queries,
  { kind, row, since }: { kind: Kind; row: RecordTable; since: string },
): Promise<Receipts> {
  const isMeasured = recordPage(kind, row) !== undefined;
  const rows = await db
    .selectFrom('receipts')
    .selectAll()
    .where('record', '=', row.key)
    .orderBy('at', 'desc')
    .limit(wantedMax)
    .execute();
  const own = rows.find(({ revision }) => revision === row.live_revision);
  const before = rows.find(({ revision, at }) => revision !== row.live_revision && (!own || at <= own.at));
  const read = (one: typeof own) => (one === undefined ? null : receiptSchema.parse(readJson(one.data)));
  const isExpected = isMeasured && (own !== undefined || (row.live_at ?? '') >= since);
  return { isExpected, receipt: isMeasured ? read(own) : null, before: read(before) };
}
