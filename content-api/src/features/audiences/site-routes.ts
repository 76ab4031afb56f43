import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../core/accounts/address-key.ts';
import { hashToken } from '../../core/accounts/session-token.ts';
import { consumeRate, forgiveFailures } from '../../core/accounts/throttle.ts';
import { findAudience } from '../../core/audiences/audience-rows.ts';
import { findHolder, guestPass, passwordDays, passwordPass } from '../../core/audiences/holders.ts';
import { listPrivateFiles } from '../../core/audiences/private-files.ts';
import { listPrivatePaths, pathsOf } from '../../core/audiences/private-paths.ts';
import { opensFile } from '../../core/audiences/signed-files.ts';
import { idInKey } from '../../core/records/record-key.ts';
import { stemOf } from '../../core/media/file-names.ts';
import { audiencesCalls } from '../../contract/calls/audiences.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { createSiteCheck } from '../../http/require-site.ts';
import { route } from '../../http/route.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { fault, notFound } from '../../lib/fault.ts';
import type { AudienceContext } from './audience-context.ts';

/** What the server of the site asks about private records, on behalf of visitors. */
export function registerSharedRoutes(app: FastifyInstance, context: AudienceContext): void {
  const { database, clock, config, hasher, kinds, revocations, siteSecret, state } = context;
  const requireSite = createSiteCheck(context);
  const holderContext = () => ({ siteSecret, revocations, kinds, now: toIso(clock.nowMs()) });

  route(app, audiencesCalls.openShared, async ({ body: { token }, request }) => {
    requireSite(request);
    await state.refreshFully();
    const now = toIso(clock.nowMs());
    const guest = await database.queries
      .selectFrom('guests')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (guest === undefined || revocations.isEnded(guest.id)) throw notFound('Guest');
    const row = await findAudience(database.queries, guest.record);
    const kind = findKind(guest.record.split('/')[0] ?? '', kinds);
    // A password takes the place of links; what is for everyone by now is shown as to everyone.
    if (kind === undefined || row?.audience === 'password') throw notFound('Guest');
    const opened = await pathsOf(database.queries, kind, idInKey(guest.record));
    if (opened.paths.length === 0) throw notFound('Guest');
    await database.withoutSync((db) =>
      db
        .updateTable('guests')
        .set((eb) => ({ opened: eb('opened', '+', 1), last_opened_at: now }))
        .where('id', '=', guest.id)
        .execute(),
    );
    return { pass: guestPass(token), ...opened, expiresAt: guest.expires_at };
  });

  route(app, audiencesCalls.sharedPassword, async ({ body: { path, password, ip }, request }) => {
    requireSite(request);
    await state.refreshFully();
    const nowMs = clock.nowMs();
    const paths = await listPrivatePaths(database.queries, kinds);
    const [record, own = []] = [...paths].find(([, all]) => all.includes(path)) ?? [];
    const row = record === undefined ? undefined : await findAudience(database.queries, record);
    if (row?.audience !== 'password' || row.password_hash === null) throw notFound('Page');
    // Counted before it is checked, so that parallel tries count as well.
    const key = `shared:${row.record}:${addressKey(ip)}`;
    await database.withoutSync(async (db) => {
      await consumeRate(db, key, config.limits.sharedPassword, nowMs);
      await consumeRate(db, `shared:${row.record}`, config.limits.sharedPasswordInAll, nowMs);
    });
    if (!(await hasher.verify(row.password_hash, password)))
      throw fault({ status: 422, code: 'WRONG_PASSWORD', message: 'The password is not right' });
    await database.withoutSync((db) => forgiveFailures(db, key));
    const expiresMs = nowMs + days(passwordDays);
    const pass = passwordPass(siteSecret, row.record, row.password_hash, expiresMs);
    const kind = findKind(row.kind, kinds);
    const moved = kind && (await pathsOf(database.queries, kind, row.id)).moved;
    return { pass, paths: own, moved: moved ?? {}, expiresAt: toIso(expiresMs) };
  });

  route(app, audiencesCalls.checkPass, async ({ body: { pass }, request }) => {
    requireSite(request);
    await state.refreshFully();
    const holder = await findHolder(database.queries, pass, holderContext());
    if (holder === undefined) return { paths: [], moved: {} };
    const { kind, id, expiresAt } = holder;
    return { ...(await pathsOf(database.queries, kind, id)), expiresAt };
  });

  route(app, audiencesCalls.checkSharedFile, async ({ body: { signature, name }, request }) => {
    requireSite(request);
    if (!(await opensFile(database.queries, signature, stemOf(name), holderContext())))
      throw notFound('File');
  });

  route(app, audiencesCalls.listPrivate, async ({ request }) => {
    requireSite(request);
    await state.refreshFully();
    const paths = await listPrivatePaths(database.queries, kinds);
    const rows = await database.queries
      .selectFrom('audiences')
      .select('record')
      .where('audience', '=', 'password')
      .execute();
    const withPassword = new Set(rows.map(({ record }) => record));
    return {
      pages: [...paths].flatMap(([record, all]) =>
        all.map((path) => ({ path, hasPassword: withPassword.has(record) })),
      ),
      files: [...(await listPrivateFiles(database.queries))],
    };
  });
}
