import type { FastifyInstance } from 'fastify';
import { requireLanguage } from '../../core/accounts/account-languages.ts';
import { hashToken } from '../../core/accounts/session-token.ts';
import { audit } from '../../core/audit/audit.ts';
import { readSiteTexts } from '../../core/records/read-site-texts.ts';
import { requireRecord } from '../../core/records/require-record.ts';
import { nameOfStudio } from '../../core/records/studio-words.ts';
import { testimonialRequestsCalls } from '../../contract/calls/testimonial-requests.ts';
import { project } from '../../contract/kinds/project.ts';
import { testimonial } from '../../contract/kinds/testimonial.ts';
import { requestDays } from '../../contract/testimonial-request.ts';
import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { keyedLink } from '../../http/keyed-link.ts';
import { route } from '../../http/route.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { fault, notFound } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import type { MediaContext } from '../media/media-services.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { readMail } from '../outbox/stored-mail.ts';
import { mailRequest } from './mail-request.ts';
import { dropPortrait, removeFiles } from './portrait.ts';
import { answersOf, listRequests, readRequest, requireRequest } from './requests.ts';

/** The studio's side: a link for a client, what has become of it, and its end. */
export function registerTestimonialRequestRoutes(
  app: FastifyInstance,
  context: MediaContext & OutboxContext,
): void {
  const { database, clock, config, media, outbox, revocations } = context;
  const now = () => toIso(clock.nowMs());

  route(app, testimonialRequestsCalls.createTestimonialRequest, async ({ body, request, reply }) => {
    const made = await database.queries.transaction().execute(async (trx) => {
      await requireLanguage(trx, requireViewer(request).account.languages, testimonial);
      const { title, trashed_at } = await requireRecord(trx, project, body.project);
      if (trashed_at !== null) throw notFound(project.words.one);
      const link = keyedLink(context, { request, reply }, 'testimonial');
      const url = `${config.siteUrl.origin}/testimonial/${link.token}`;
      const earlier = await link.findEarlier(trx);
      const email = body.email === '' ? null : (body.email ?? null);
      if (earlier !== undefined) {
        const isMailed = email !== null && (await readMail(trx, context)) !== undefined;
        return { ...(await readRequest(trx, earlier, now())), url, isMailed };
      }
      const [id, nowMs, actor] = [newId(), clock.nowMs(), actorOf(request)];
      await trx
        .insertInto('testimonial_requests')
        .values({
          id,
          project: body.project,
          token_hash: hashToken(link.token),
          name: body.name,
          email,
          author: actor.userId,
          created_at: toIso(nowMs),
          expires_at: toIso(nowMs + days(requestDays)),
          answers: writeJson({ name: body.name }),
          sent_at: null,
          testimonial: null,
          consent_text: '',
          revision: null,
          withdrawn_at: null,
        })
        .execute();
      const texts = await readSiteTexts(trx);
      const studio = await nameOfStudio(trx, texts);
      const isMailed =
        email !== null &&
        (await mailRequest(trx, context, { id, url, email, name: body.name, title, texts, studio }));
      const detail = { project: body.project, isMailed };
      await audit(
        trx,
        actor,
        { action: 'create', entity: 'testimonial-request', entityId: id, detail },
        nowMs,
      );
      await link.remember(trx, id);
      return { ...(await readRequest(trx, id, now())), url, isMailed };
    });
    outbox.wake();
    return made;
  });

  route(app, testimonialRequestsCalls.listTestimonialRequests, async () => {
    const requests = await listRequests(database.queries, now());
    const hasMail = (await readMail(database.queries, context)) !== undefined;
    return {
      requests: requests.map((one) => (revocations.isEnded(one._id) ? { ...one, isEnded: true } : one)),
      hasMail,
    };
  });

  route(app, testimonialRequestsCalls.endTestimonialRequest, async ({ params: { id }, request }) => {
    const { sent_at } = await requireRequest(database.queries, id);
    if (sent_at !== null) throw inUse('The client can withdraw the words by this link: it stays open');
    const [actor, at, nowMs] = [actorOf(request), now(), clock.nowMs()];
    await revocations.end([id], async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('testimonial_requests')
        .set({ expires_at: at })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        await audit(trx, actor, { action: 'end', entity: 'testimonial-request', entityId: id }, nowMs);
    });
    return { ...(await readRequest(database.queries, id, at)), isEnded: true };
  });

  route(app, testimonialRequestsCalls.deleteTestimonialRequest, async ({ params: { id }, request }) => {
    const files = await database.queries.transaction().execute(async (trx) => {
      const row = await requireRequest(trx, id);
      if (row.testimonial !== null && (await hasRecord(trx, row.testimonial)))
        throw inUse('Its testimonial rests on this consent. Delete the testimonial for good first');
      const dropped = row.testimonial === null ? await dropPortrait(trx, answersOf(row)) : [];
      await trx.deleteFrom('testimonial_requests').where('id', '=', id).execute();
      const entry = { action: 'delete', entity: 'testimonial-request', entityId: id };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return dropped;
    });
    await removeFiles(media, files);
    return { success: true, message: 'Request deleted' };
  });
}

async function hasRecord(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('records')
    .select('id')
    .where('kind', '=', testimonial.name)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

function inUse(message: string) {
  return fault({ status: 409, code: 'CONFLICT', message });
}
