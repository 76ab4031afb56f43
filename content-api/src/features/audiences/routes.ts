import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audit } from '../../core/audit/audit.ts';
import { insertGuest, newGuest, toGuest } from '../../core/audiences/guest-rows.ts';
import { findAudience, setAudience } from '../../core/audiences/audience-rows.ts';
import { requireLanguage } from '../../core/accounts/account-languages.ts';
import { writeContent } from '../../core/records/write.ts';
import { requireKind, requireRecord } from '../../core/records/require-record.ts';
import { rightsFor } from '../../core/records/rights-for.ts';
import { originalKey } from '../../core/records/record-key.ts';
import type { AudienceInput } from '../../contract/audience.ts';
import { audiencesCalls } from '../../contract/calls/audiences.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import type { AudienceTable } from '../../db/record-tables.ts';
import { keyedLink } from '../../http/keyed-link.ts';
import { hasRight, requireRight } from '../../http/require-right.ts';
import { route } from '../../http/route.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { invalid, notFound } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { AudienceContext } from './audience-context.ts';
import { findGuest, listAccess, listGuests, listPublicFilesOf } from './guests.ts';

/** Who may see a record: its audience, and the guests who have a link of their own. */
export function registerAudienceRoutes(app: FastifyInstance, context: AudienceContext): void {
  const { database, clock, config, hasher, kinds, revocations } = context;

  route(app, audiencesCalls.setAudience, async ({ params, body, request }) => {
    const kind = requireAudiences(requireKind(context, params.kind));
    const hash = body.password === undefined ? undefined : await hasher.hash(body.password);
    const actor = actorOf(request);
    return writeContent(context, actor, async (db) => {
      await requireLanguage(db, requireViewer(request).account.languages, kind);
      const row = await requireRecord(db, kind, params.id);
      const known = await findAudience(db, originalKey(kind, row.id));
      const passwordHash = hash ?? known?.password_hash ?? null;
      const result = { audience: body.audience, hasPassword: passwordHash !== null };
      if (body.audience === 'password' && passwordHash === null)
        throw invalid({ password: 'Password is required' });
      if (isSame(body, known)) return { result, entry: [], changed: 'nothing' };
      const at = nextVersion(clock, row.updated_at);
      const { audience } = body;
      await setAudience(db, { kind, row, audience, passwordHash, author: actor.userId, at });
      const entry = { action: 'audience', entity: kind.name, entityId: row.id, detail: { audience } };
      // Its files may be private from now on, wherever they are named.
      return { result, entry, changed: 'everything' };
    });
  });

  route(app, audiencesCalls.listGuests, async ({ params }) => {
    const db = database.queries;
    const { kind, row } = await requireOne(db, params);
    const known = await findAudience(db, originalKey(kind, row.id));
    const guests = await listGuests(db, originalKey(kind, row.id));
    return {
      ...toAudience(known),
      guests: guests.filter(({ id }) => !revocations.isEnded(id)).map(toGuest),
      publicFiles: await listPublicFilesOf(db, row.id),
    };
  });

  route(app, audiencesCalls.createGuest, async ({ params, body, request, reply }) =>
    database.queries.transaction().execute(async (trx) => {
      const { kind, row } = await requireOne(trx, params);
      const record = originalKey(kind, row.id);
      const link = keyedLink(context, { request, reply }, 'guest');
      const url = `${config.siteUrl.origin}/shared/${link.token}`;
      const earlier = await link.findEarlier(trx);
      if (earlier !== undefined) return { ...toGuest(await requireGuest(trx, earlier)), url };
      const nowMs = clock.nowMs();
      const { userId: author } = actorOf(request);
      const guest = newGuest(body, { record, token: link.token, author, nowMs });
      await insertGuest(trx, guest);
      const entry = { action: 'create', entity: 'guest', entityId: guest.id, detail: { record } };
      await audit(trx, actorOf(request), entry, nowMs);
      await link.remember(trx, guest.id);
      return { ...toGuest(guest), url };
    }),
  );

  route(app, audiencesCalls.deleteGuest, async ({ params: { id }, request }) => {
    const guest = await requireGuest(database.queries, id);
    if (revocations.isEnded(id)) throw notFound('Guest');
    // Before the ending is written, or kept: it must not wait in memory for somebody without the right.
    requireRight(request, ...rightsFor(kinds, [guest.record]));
    const [actor, nowMs] = [actorOf(request), clock.nowMs()];
    const entry = { action: 'delete', entity: 'guest', entityId: id, detail: { record: guest.record } };
    await revocations.end([id], async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom('guests').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows > 0n) await audit(trx, actor, entry, nowMs);
    });
    return { success: true, message: 'Access ended' };
  });

  route(app, audiencesCalls.listAccess, async ({ request }) => ({
    records: await listAccess(database.queries, {
      kinds: kinds.filter((kind) => mayManage(request, kind)),
      isEnded: (id) => revocations.isEnded(id),
    }),
  }));

  async function requireOne(db: Queries, params: { kind: string; id: string }) {
    const kind = requireAudiences(requireKind(context, params.kind));
    return { kind, row: await requireRecord(db, kind, params.id) };
  }

  async function requireGuest(db: Queries, id: string) {
    const guest = await findGuest(db, id);
    if (guest === undefined) throw notFound('Guest');
    return guest;
  }

  function mayManage(request: FastifyRequest, kind: Kind): boolean {
    return (
      (kind.audiences === true || kind.isPrivate === true) &&
      hasRight(request, ...rightsFor(kinds, [kind.name]))
    );
  }
}

/** @throws Fault 404 for a kind that is for everyone, and for a translation, whose audience is its original's */
function requireAudiences(kind: Kind): Kind {
  if (kind.audiences !== true || kind.language !== undefined) throw notFound('Audience');
  return kind;
}

function isSame({ audience, password }: AudienceInput, known: AudienceTable | undefined): boolean {
  return password === undefined && audience === (known?.audience ?? 'everyone');
}

function toAudience(known: AudienceTable | undefined) {
  return {
    audience: (known?.audience as AudienceInput['audience'] | undefined) ?? ('everyone' as const),
    hasPassword: (known?.password_hash ?? null) !== null,
  };
}
