import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowUpload } from 'server-kit';
import { addressKey } from '../../core/accounts/address-key.ts';
import { hashToken } from '../../core/accounts/session-token.ts';
import { consumeRate } from '../../core/accounts/throttle.ts';
import { readSiteTexts } from '../../core/records/read-site-texts.ts';
import { testimonialRequestsCalls } from '../../contract/calls/testimonial-requests.ts';
import type { Reads } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { toIso } from '../../lib/clock.ts';
import { invalid, notFound } from '../../lib/fault.ts';
import type { MediaContext } from '../media/media-services.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { clientView } from './client-view.ts';
import { formFaults, portraitFault } from './form-faults.ts';
import { removeFiles, storePortrait } from './portrait.ts';
import { readForm } from './read-form.ts';
import type { RequestRow } from './requests.ts';
import { keepAnswers } from './keep-answers.ts';
import { sendWords } from './send-words.ts';
import { withdrawWords } from './withdraw-words.ts';

/** The client's side, for who has the link and no account. */
export function registerClientTestimonialRoutes(
  app: FastifyInstance,
  context: MediaContext & OutboxContext,
): void {
  const { database, clock, config, gate, media, outbox, revocations } = context;

  /** Counted before the token is looked at, so that guessing is held up as well. */
  function consume(request: FastifyRequest): Promise<void> {
    const key = `testimonial:${addressKey(request.ip)}`;
    const rate = config.limits.testimonialPerAddress;
    return database.withoutSync((db) => consumeRate(db, key, rate, clock.nowMs()));
  }

  /** @throws Fault 404 for a link that opens nothing: unknown, expired, ended, or used to withdraw */
  async function opened(db: Reads, token: string): Promise<RequestRow> {
    const row = await db
      .selectFrom('testimonial_requests')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('withdrawn_at', 'is', null)
      .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('expires_at', '>', toIso(clock.nowMs()))]))
      .executeTakeFirst();
    if (row === undefined || revocations.isEnded(row.id)) throw notFound('Link');
    return row;
  }

  const viewNow = async (token: string) =>
    clientView(database.queries, await opened(database.queries, token));

  route(app, testimonialRequestsCalls.readClientTestimonial, ({ params }) =>
    gate.run(() => viewNow(params.token)),
  );

  void app.register((scope, _options, done) => {
    // The body is read by what takes the portrait, while it arrives.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    route(scope, testimonialRequestsCalls.writeClientTestimonial, async ({ params: { token }, request }) => {
      await consume(request);
      const actor = actorOf(request);
      const row = await opened(database.queries, token);
      if (row.sent_at !== null) return viewNow(token);
      allowUpload(request.raw);
      const { values, portrait, refusal } = await readForm(request, (sent) =>
        storePortrait(context, request, sent, actor),
      );
      const texts = await readSiteTexts(database.queries);
      const { answers, files } = await keepAnswers(context, row.id, values, portrait);
      await removeFiles(media, files);
      const isSent = values.get('action') === 'send';
      const faults = {
        ...(isSent && answers !== undefined && formFaults(answers, texts)),
        ...(refusal && portraitFault(refusal, texts)),
      };
      if (Object.keys(faults).length > 0) throw invalid(faults);
      if (isSent && answers !== undefined) {
        await sendWords(context, actor, row.id);
        outbox.wake();
      }
      return viewNow(token);
    });
    done();
  });

  route(app, testimonialRequestsCalls.withdrawClientTestimonial, async ({ params: { token }, request }) => {
    await consume(request);
    const files = await withdrawWords(context, actorOf(request), (db) => opened(db, token));
    await removeFiles(media, files);
    return { success: true, message: 'Withdrawn' };
  });
}
