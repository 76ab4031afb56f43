import { setImmediate } from 'node:timers/promises';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Reads } from '../db/database.ts';
import { toAnswer } from './answers.ts';
import { eachLive } from './each-live.ts';
import type { ByHand } from './live-records.ts';

/** The whole list as JSON in UTF-8, made some records at a time: its values would take several times its room. */
export async function listText(db: Reads, kind: Kind, byHand?: ByHand): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const records of eachLive(db, kind, byHand)) {
    const texts = records.map((record) => JSON.stringify(toAnswer(kind, record)));
    // Answers that are in memory go out in between.
    await setImmediate();
    parts.push(Buffer.from(`${parts.length === 0 ? '' : ','}${texts.join(',')}`));
  }
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}
