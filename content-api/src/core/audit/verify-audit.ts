import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import type { AuditTable } from '../../db/schema.ts';
import { readMeta } from '../../db/meta.ts';
import { digestOf, hashOf, headKey, readEnd, startKey } from './audit-chain.ts';
import type { ChainEnd } from './audit-chain.ts';

/** Result of a check of the audit's chain. */
export interface AuditVerdict {
  /** Rows of the chain that were looked at. */
  rows: number;
  /** Rows whose address and detail were erased; the chain still vouches for the rest of them. */
  erased: number;
  /** Rows from before there was a chain. */
  older: number;
  /** The end of the chain, to be kept elsewhere and compared later. */
  head: ChainEnd;
  /** The first fault only: everything after it is in doubt. */
  fault?: string;
}

const batch = 1_000;

/**
 * Checks every row of the audit against the chain.
 *
 * @param known - an end of the chain that was noted before; it must still be part of it
 */
export async function verifyAudit(db: Queries, known?: ChainEnd): Promise<AuditVerdict> {
  const start = readEnd(await readMeta(db, startKey));
  const head = readEnd(await readMeta(db, headKey));
  const older = await countOlder(db);
  const verdict: AuditVerdict = { rows: 0, erased: 0, older: older.count, head };
  let last = start;
  let isKnownSeen = known === undefined || known.seq <= start.seq;
  for (;;) {
    const rows = await readRows(db, last.seq);
    for (const row of rows) {
      const fault = faultOf(row, last);
      if (fault !== undefined) return { ...verdict, fault };
      last = { seq: Number(row.seq), hash: row.hash };
      if (known?.seq === last.seq) {
        if (known.hash !== last.hash) return { ...verdict, fault: `row ${last.seq} is not the one noted` };
        isKnownSeen = true;
      }
      verdict.rows += 1;
      if (row.salt === '') verdict.erased += 1;
    }
    if (rows.length < batch) break;
  }
  if (last.seq !== head.seq || last.hash !== head.hash)
    return { ...verdict, fault: `rows after ${last.seq} are missing; the chain ended with ${head.seq}` };
  if (!isKnownSeen) return { ...verdict, fault: `row ${known?.seq} is missing` };
  const stray = await findStray(db, older.newest);
  return stray === undefined ? verdict : { ...verdict, fault: stray };
}

type Row = Selectable<AuditTable>;

function readRows(db: Queries, after: number): Promise<Row[]> {
  return db.selectFrom('audit').selectAll().where('seq', '>', after).orderBy('seq').limit(batch).execute();
}

function faultOf(row: Row, last: ChainEnd): string | undefined {
  const seq = Number(row.seq);
  if (seq !== last.seq + 1) return `row ${last.seq + 1} is missing`;
  if (row.hash !== hashOf({ ...row, seq }, last.hash)) return `row ${seq} (${row.id}) was changed`;
  const detail = readJson<object>(row.detail);
  if (row.salt === '') {
    const isEmpty = row.ip === '' && Object.keys(detail).length === 0;
    return isEmpty ? undefined : `row ${seq} (${row.id}) was changed after it was erased`;
  }
  const isSame = row.digest === digestOf(row.salt, { ip: row.ip, detail });
  return isSame ? undefined : `the detail of row ${seq} (${row.id}) was changed`;
}

async function countOlder(db: Queries) {
  const { count, newest } = await db
    .selectFrom('audit')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('at').as('newest')])
    .where('seq', '=', 0)
    .executeTakeFirstOrThrow();
  return { count: Number(count), newest };
}

/** Nothing without a place in the chain can be newer than what has one. */
async function findStray(db: Queries, newestOlder: string | null): Promise<string | undefined> {
  if (newestOlder === null) return undefined;
  const first = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.min('at').as('at'))
    .where('seq', '>', 0)
    .executeTakeFirst();
  const isOlder = !first?.at || newestOlder <= first.at;
  return isOlder ? undefined : `a row of ${newestOlder} has no place in the chain`;
}
