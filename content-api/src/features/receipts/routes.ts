import type { FastifyInstance } from 'fastify';
import type { MediaContext } from '../media/media-services.ts';
import { receiptsCalls } from '../../contract/calls/receipts.ts';
import { createFactReader } from '../doctor/fact-reader.ts';
import { readLinkReport } from '../doctor/link-report.ts';
import { createSiteCheck } from '../../http/require-site.ts';
import { route } from '../../http/route.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { requireKind, requireRecord } from '../../core/records/require-record.ts';
import { writtenKind } from '../../core/records/written-kind.ts';
import { makeReceipt } from './make-receipt.ts';
import { findShowing, insertReceipt, listWanted, readReceipts } from './repository.ts';

/** The site measures what was published while it was away, but not the whole studio after an upgrade. */
const wantedForMs = days(7);

/** Receipts of publications: the site's server brings the finished pages. */
export function registerReceiptRoutes(app: FastifyInstance, context: MediaContext): void {
  const { database, config, clock, kinds, media, state } = context;
  const requireSite = createSiteCheck(context);
  const since = () => toIso(clock.nowMs() - wantedForMs);

  route(app, receiptsCalls.getReceipt, async ({ params, query }) => {
    const kind = await writtenKind(database.queries, requireKind(context, params.kind), query.language);
    const row = await requireRecord(database.queries, kind, params.id);
    return readReceipts(database.queries, { kind, row, since: since() });
  });

  route(app, receiptsCalls.listWantedReceipts, async ({ request }) => {
    requireSite(request);
    await state.refreshFully();
    return { wanted: await listWanted(database.queries, kinds, since()) };
  });

  route(app, receiptsCalls.noteReceipt, async ({ body, request }) => {
    requireSite(request);
    await state.confirm();
    const record = await findShowing(database.queries, body.revision);
    // Content changed since the page was made: the next one is measured.
    if (record === undefined || body.content !== state.revision()) return;
    const known = await readLinkReport(database.queries);
    const { origin } = config.siteUrl;
    const readFacts = createFactReader(database.queries, {
      kinds,
      siteOrigin: origin,
      dataDir: config.dataDir,
      links: new Map(Object.entries(known?.links ?? {})),
    });
    const receipt = await makeReceipt(body, {
      readFacts,
      origin,
      media: media.folder,
      at: toIso(clock.nowMs()),
    });
    await insertReceipt(database.queries, record, receipt);
  });
}
