import { consumeRate, countInWindow } from '../../core/accounts/throttle.ts';
import type { Limits } from '../../config/config.ts';
import type { Queries } from '../../db/database.ts';

/**
 * Counts a message of that address, or throws 429 when the address has to wait. When all addresses together have sent
 * more than usual, a few of them send most of it: the first message of each address still counts as expected, others are
 * to be filed as spam.
 *
 * @returns whether the message is expected
 */
export async function consumeMessage(
  db: Queries,
  { contactPerAddress, contactInAll, contactFirst, contactStored }: Limits,
  address: string,
  nowMs: number,
): Promise<boolean> {
  await consumeRate(db, `contact:address:${address}`, contactPerAddress, nowMs);
  // Messages fill the disk, whatever they are filed as.
  await consumeRate(db, 'contact:stored', contactStored, nowMs);
  const once = { max: 1, windowMs: contactInAll.windowMs };
  const first = await countInWindow(db, `contact:first:${address}`, once, nowMs);
  const all = await countInWindow(db, 'contact:all', contactInAll, nowMs);
  if (all.isWithin || !first.isWithin) return all.isWithin;
  return (await countInWindow(db, 'contact:first', contactFirst, nowMs)).isWithin;
}
