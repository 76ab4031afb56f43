import type { FastifyInstance } from 'fastify';
import { exportsCalls } from '../../contract/calls/exports.ts';
import type { ExportFormat } from '../../contract/exports.ts';
import { audit } from '../../core/audit/audit.ts';
import { requireMeta } from '../../db/meta.ts';
import { createDownloadTickets, requireTicket } from '../../http/download-ticket.ts';
import { acceptFormBodies } from '../../http/form-bodies.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { toIso } from '../../lib/clock.ts';
import { randomKey } from '../../lib/random-key.ts';
import type { MediaContext } from '../media/media-services.ts';
import { exactFiles } from './exact-files.ts';
import { markdownFiles } from './markdown-files.ts';
import type { OutFile } from './out-file.ts';
import { siteFiles } from './site-files.ts';
import { wxrFiles } from './wxr-files.ts';
import { zipOf } from './zip-of.ts';

/** The ways out as downloads. */
export async function registerExportRoutes(app: FastifyInstance, context: MediaContext): Promise<void> {
  const { database, clock, config, media } = context;
  const { queries } = database;
  const { origin } = config.siteUrl;
  const tickets = async () =>
    createDownloadTickets(await requireMeta(queries, 'download_key', randomKey), 'export');
  const filesOf: Record<ExportFormat, () => AsyncIterable<OutFile>> = {
    exact: () => exactFiles(queries, media.folder),
    static: () => siteFiles(queries, { origin, base: origin }),
    markdown: () => markdownFiles(queries, media.folder),
    wxr: () => wxrFiles(queries, media.folder, origin),
  };

  route(app, exportsCalls.ticketForExport, async ({ params: { format }, request }) => {
    const ticket = (await tickets()).issue(format, clock.nowMs());
    const entry = { action: 'export', entity: 'content', detail: { format } };
    await audit(queries, actorOf(request), entry, clock.nowMs());
    return { ticket };
  });

  await app.register(async (scope) => {
    await acceptFormBodies(scope);
    route(scope, exportsCalls.downloadExport, async ({ params: { format }, body: { ticket }, reply }) => {
      requireTicket(await tickets(), ticket, format, clock.nowMs());
      const day = toIso(clock.nowMs()).slice(0, 10);
      reply
        .header('content-disposition', `attachment; filename="site-${format}-${day}.zip"`)
        .header('cache-control', 'no-store')
        .type('application/zip');
      return zipOf(filesOf[format]());
    });
  });
}
