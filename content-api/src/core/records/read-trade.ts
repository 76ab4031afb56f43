import type { Kind } from '../../contract/kinds/kind.ts';
import { studio } from '../../contract/kinds/studio.ts';
import { dependsOnTrade, kindOfTrade, readTrade } from '../../contract/kinds/trade.ts';
import type { Trade } from '../../contract/kinds/trade.ts';
import type { Reads } from '../../db/database.ts';
import { findLive } from './live-records.ts';
import { singleId } from './record-key.ts';

/** What the studio does for a living. */
export async function readStudioTrade(db: Reads): Promise<Trade> {
  return readTrade((await findLive(db, studio, singleId(studio)))?.data.trade);
}

/** A kind as the studio is asked for it: what other trades need is not required. */
export async function askedKind<K extends Kind>(db: Reads, kind: K): Promise<K> {
  return dependsOnTrade(kind) ? kindOfTrade(kind, await readStudioTrade(db)) : kind;
}
