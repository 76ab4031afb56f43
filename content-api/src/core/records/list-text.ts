import { setImmediate } from 'node:timers/promises';
import type { Reads } from '../../db/database.ts';
import { toAnswer } from './answers.ts';
import { eachLive } from './each-live.ts';
import type { ByHand } from './live-records.ts';
import { readAnsweredLanguages } from './read-languages.ts';
import type { ShownKind } from './read-languages.ts';

/** Records differ in length: so much more room is asked for. What is not written to takes no memory. */
const spare = 1.25;

/**
 * The whole list as JSON in UTF-8, made some records at a time: its values would take several times its room. It is written
 * into one buffer: 10,000 posts in parts and as a whole would be 40 MB twice.
 */
export async function listText(db: Reads, { kind, languages }: ShownKind, byHand?: ByHand): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  let used = 0;
  let done = 0;
  for await (const { records, left } of eachLive(db, kind, byHand)) {
    if (records.length === 0) continue;
    const ids = records.map(({ id }) => id);
    const languagesOf = await readAnsweredLanguages(db, kind, languages, ids);
    const texts = records.map((record) =>
      JSON.stringify({ ...toAnswer(kind, record), ...languagesOf(record.id) }),
    );
    // Answers that are in memory go out in between.
    await setImmediate();
    const text = (used === 0 ? '[' : ',') + texts.join(',');
    const needed = used + Buffer.byteLength(text);
    done += records.length;
    if (needed >= bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.ceil(needed * (1 + left / done) * spare) + 1);
      bytes.copy(larger, 0, 0, used);
      bytes = larger;
    }
    used += bytes.write(text, used);
  }
  if (used === 0) return Buffer.from('[]');
  used += bytes.write(']', used);
  return bytes.subarray(0, used);
}
