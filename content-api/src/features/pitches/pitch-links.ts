import { hashToken } from '../../core/accounts/session-token.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { recordKey, idInKey } from '../../core/records/record-key.ts';
import { findRevision } from '../../core/records/revisions.ts';
import { pitch } from '../../contract/kinds/pitch.ts';
import type { Context } from '../../core/context.ts';
import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { notFound } from '../../lib/fault.ts';

/** What a link opens now. @throws Fault 404 for a link that opens nothing: unknown, expired or ended, of a pitch that is not shown */
export async function openLink(
  db: Queries,
  { clock, revocations }: Pick<Context, 'clock' | 'revocations'>,
  token: string,
) {
  const guest = await db
    .selectFrom('guests')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', toIso(clock.nowMs()))
    .where('record', 'like', `${recordKey(pitch, '')}%`)
    .executeTakeFirst();
  if (guest === undefined || revocations.isEnded(guest.id)) throw notFound('Link');
  const row = await findRecord(db, pitch, idInKey(guest.record));
  // What is published of a private kind is all that its rows show.
  const shown = row && (await findRevision(db, row.key, row.live_revision));
  if (row === undefined || row.trashed_at !== null || shown === undefined) throw notFound('Link');
  return { guest, row, shown };
}

export type OpenedLink = Awaited<ReturnType<typeof openLink>>;

/** Lets guests have links to the record. */
export async function admitGuests(db: Queries, record: string, at: string): Promise<void> {
  const id = idInKey(record);
  await db
    .insertInto('audiences')
    .values({ record, kind: pitch.name, id, audience: 'link', password_hash: null, changed_at: at })
    .onConflict((clash) => clash.column('record').doNothing())
    .execute();
}
