import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowUpload } from 'server-kit';
import { restoreCalls } from '../../contract/calls/restore.ts';
import type { BackupContents } from '../../contract/restore.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { admitAgain } from '../../http/admit.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { fault } from '../../lib/fault.ts';
import { takeFile } from '../media/sent-file.ts';
import { requireBackupFile } from './backup-files.ts';
import { createBackupLooks } from './backup-looks.ts';
import { countRows } from './count-rows.ts';
import type { Restores } from './restores.ts';
import type { BackupRunner } from './run-backup.ts';
import { createSentBackups } from './sent-backups.ts';

type RestoreContext = Context & { backups: BackupRunner; restores?: Restores };

/** Backups from elsewhere, what is in a backup, and its restore. */
export async function registerRestoreRoutes(app: FastifyInstance, context: RestoreContext): Promise<void> {
  const { database, clock, backups, restores, config } = context;
  const sent = createSentBackups(context);
  const looks = createBackupLooks(backups);
  const status = () => restores?.status() ?? { isRestoring: false };
  const note = (request: FastifyRequest, action: string, name: string) =>
    audit(database.queries, actorOf(request), { action, entity: 'backup', detail: { name } }, clock.nowMs());

  route(app, restoreCalls.beginBackupUpload, ({ body: { bytes } }) => sent.begin(bytes));
  route(app, restoreCalls.getBackupUpload, ({ params: { name } }) => sent.received(name));
  route(app, restoreCalls.cancelBackupUpload, ({ params: { name } }) => sent.cancel(name));

  await app.register((scope, _options, done) => {
    // The body is read by what takes the file, while it arrives.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    route(scope, restoreCalls.sendBackupPart, async ({ params: { name }, query, request }) => {
      allowUpload(request.raw);
      const there = await takeFile(request, (chunks) => sent.append(name, query, chunks));
      await admitAgain(context, request);
      if (there.received === query.of) await note(request, 'backup.sent', name);
      return there;
    });
    done();
  });

  route(app, restoreCalls.getBackupContents, async ({ params: { name } }): Promise<BackupContents> => {
    const look = await looks.at(requireBackupFile(context, name).file);
    if (look === undefined) return { state: 'reading' };
    if (look.contents === undefined) return { state: 'refused', reason: look.reason };
    const contents = { ...look.contents, countsNow: await countRows(database.queries) };
    return { state: 'ready', contents };
  });

  route(app, restoreCalls.restoreBackup, async ({ params: { name }, request }) => {
    const { file } = requireBackupFile(context, name);
    if (restores === undefined)
      throw refusal('This server cannot restore by itself. Use the command restore.');
    if (config.mediaStore !== undefined)
      throw refusal('Pictures are in object storage here. Restore on the server, with the command restore.');
    if (status().isRestoring) throw refusal('A restore is under way already.');
    if (backups.runningSince() !== undefined) throw refusal('A backup is being made. Try again in a moment.');
    if (looks.known(file)?.contents === undefined) throw refusal('Look first at what is in this backup.');
    await note(request, 'backup.restored', name);
    restores.begin(file);
    return status();
  });

  route(app, restoreCalls.getRestore, status);
}

function refusal(message: string) {
  return fault({ status: 409, code: 'CONFLICT', message });
}
