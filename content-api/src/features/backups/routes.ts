import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backupsCalls } from '../../contract/calls/backups.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { requireMeta } from '../../db/meta.ts';
import { createDownloadTickets, requireTicket } from '../../http/download-ticket.ts';
import { acceptFormBodies } from '../../http/form-bodies.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { randomKey } from '../../lib/random-key.ts';
import { deleteBackupFile, listBackupFiles, requireBackupFile } from './backup-files.ts';
import { readBackupStatus } from './read-backup-status.ts';
import type { BackupRunner } from './run-backup.ts';

/** How old the backups are; those of this server, made, downloaded and deleted. */
export async function registerBackupRoutes(
  app: FastifyInstance,
  context: Context & { backups: BackupRunner },
): Promise<void> {
  const { database, clock, backups } = context;
  const note = (request: FastifyRequest, action: string, name: string) =>
    audit(database.queries, actorOf(request), { action, entity: 'backup', detail: { name } }, clock.nowMs());
  const tickets = async () =>
    createDownloadTickets(await requireMeta(database.queries, 'download_key', randomKey), 'backup');

  route(app, backupsCalls.getBackups, () => readBackupStatus(context));

  route(app, backupsCalls.listBackupFiles, () => listBackupFiles(context));

  route(app, backupsCalls.makeBackup, async ({ request }) => {
    // Whoever asks twice gets one.
    if (backups.runningSince() === undefined) {
      void backups.run('backup that was asked for', []);
      await note(request, 'backup.made', '');
    }
    return listBackupFiles(context);
  });

  route(app, backupsCalls.ticketForBackup, async ({ params: { name }, request }) => {
    requireBackupFile(context, name);
    const ticket = (await tickets()).issue(name, clock.nowMs());
    await note(request, 'backup.downloaded', name);
    return { ticket };
  });

  await app.register(async (scope) => {
    await acceptFormBodies(scope);
    route(scope, backupsCalls.downloadBackup, async ({ params: { name }, body: { ticket }, reply }) => {
      requireTicket(await tickets(), ticket, name, clock.nowMs());
      const { file, bytes } = requireBackupFile(context, name);
      reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', bytes)
        .header('cache-control', 'no-store')
        .type('application/octet-stream');
      return createReadStream(file);
    });
  });

  route(app, backupsCalls.deleteBackup, async ({ params: { name }, request }) => {
    deleteBackupFile(context, name);
    await note(request, 'backup.deleted', name);
    return listBackupFiles(context);
  });
}
