import type { FastifyInstance } from 'fastify';
import { audit } from '../../core/audit/audit.ts';
import { insertGuest, newGuest, toGuest } from '../../core/audiences/guest-rows.ts';
import { readSiteTexts } from '../../core/records/read-site-texts.ts';
import { textOf } from '../../core/records/read-values.ts';
import { requireRecord } from '../../core/records/require-record.ts';
import { findRevision } from '../../core/records/revisions.ts';
import { nameOfStudio } from '../../core/records/studio-words.ts';
import { pitchesCalls } from '../../contract/calls/pitches.ts';
import { guestDays } from '../../contract/audience.ts';
import { pitch } from '../../contract/kinds/pitch.ts';
import { keyedLink } from '../../http/keyed-link.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { days } from '../../lib/durations.ts';
import { fault, notFound } from '../../lib/fault.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { readMail } from '../outbox/stored-mail.ts';
import { listPitches } from './list-pitches.ts';
import { mailLink } from './mail-pitch.ts';
import { admitGuests } from './pitch-links.ts';

/** The studio's side: links for clients, and what has become of each pitch. */
export function registerPitchRoutes(app: FastifyInstance, context: OutboxContext): void {
  const { database, clock, config, outbox } = context;

  route(app, pitchesCalls.listPitches, async () => ({
    pitches: await listPitches(database.queries, context),
    hasMail: (await readMail(database.queries, context)) !== undefined,
  }));

  route(app, pitchesCalls.createPitchLink, async ({ params, body, request, reply }) => {
    const made = await database.queries.transaction().execute(async (trx) => {
      const row = await requireRecord(trx, pitch, params.id);
      const shown = await findRevision(trx, row.key, row.live_revision);
      if (row.trashed_at !== null || shown === undefined)
        throw fault({ status: 409, code: 'CONFLICT', message: 'Publish the pitch first: a link shows that' });
      const link = keyedLink(context, { request, reply }, 'pitch');
      const url = `${config.siteUrl.origin}/pitch/${link.token}`;
      const earlier = await link.findEarlier(trx);
      if (earlier !== undefined) {
        const known = await trx.selectFrom('guests').selectAll().where('id', '=', earlier).executeTakeFirst();
        if (known === undefined) throw notFound('Link');
        return { ...toGuest(known), url, isMailed: known.email !== null };
      }
      const nowMs = clock.nowMs();
      const actor = actorOf(request);
      const guest = newGuest(body, {
        record: row.key,
        token: link.token,
        author: actor.userId,
        nowMs,
        usualEndMs: usualEnd(nowMs, textOf(shown.data.validUntil)),
      });
      await admitGuests(trx, row.key, guest.created_at);
      await insertGuest(trx, guest);
      const { id, email, name } = guest;
      const texts = await readSiteTexts(trx);
      const studio = await nameOfStudio(trx, texts);
      const isMailed =
        email !== null &&
        (await mailLink(trx, context, { id, url, email, name, title: row.title, texts, studio }));
      const detail = { record: row.key, isMailed };
      await audit(trx, actor, { action: 'create', entity: 'guest', entityId: id, detail }, nowMs);
      await link.remember(trx, id);
      return { ...toGuest(guest), url, isMailed };
    });
    outbox.wake();
    return made;
  });
}

/** A month after its last day, so that the page can still say that it is over. */
function usualEnd(nowMs: number, validUntil: string): number {
  const lastMs = validUntil === '' ? nowMs : Math.max(nowMs, Date.parse(validUntil));
  return Math.min(lastMs + days(guestDays.usual), nowMs + days(guestDays.most));
}
