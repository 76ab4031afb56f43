import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStoreFault } from 'server-kit/object-store';
import { fields } from 'server-kit/settings';
import { offSiteCalls } from '../../../contract/calls/off-site.ts';
import type { OffSiteInput, OffSiteTest } from '../../../contract/off-site.ts';
import { consumeRate } from '../../../core/accounts/throttle.ts';
import { audit } from '../../../core/audit/audit.ts';
import type { Context } from '../../../core/context.ts';
import { deleteMeta, writeMeta } from '../../../db/meta.ts';
import { route } from '../../../http/route.ts';
import { requireCurrent } from '../../../http/version.ts';
import { actorOf, requireViewer } from '../../../http/viewer.ts';
import { fault, invalid } from '../../../lib/fault.ts';
import { nextVersion } from '../../../lib/next-version.ts';
import { isStartupFault } from '../../../lib/startup-fault.ts';
import type { BackupRunner } from '../run-backup.ts';
import { openOffSite } from './open-off-site.ts';
import { offSiteKey, readOffSite, readStoredOffSite, sealSecret, showOffSite } from './stored-off-site.ts';
import type { StoredOffSite } from './stored-off-site.ts';

/** The place of off-site backups, set in the console. */
export function registerOffSiteRoutes(
  app: FastifyInstance,
  context: Context & { backups: BackupRunner },
): void {
  const { database, config, clock, siteSecret, backups } = context;
  const note = (request: FastifyRequest, action: string, detail: Record<string, string> = {}) =>
    audit(database.queries, actorOf(request), { action, entity: 'backup', detail }, clock.nowMs());

  route(app, offSiteCalls.getOffSite, () => showOffSite(database.queries, context));

  route(app, offSiteCalls.saveOffSite, async ({ body, request }) => {
    refuseIfSetElsewhere();
    const { secretAccessKey, updatedAt: _, ...settings } = body;
    refuseWrong(body);
    const shown = await database.queries.transaction().execute(async (trx) => {
      const stored = await readStoredOffSite(trx);
      requireCurrent(request, body, { updatedAt: stored?.updatedAt }, await showOffSite(trx, context));
      const sealedSecret =
        secretAccessKey === undefined ? keptSecret(stored, body) : sealSecret(siteSecret, secretAccessKey);
      const next: StoredOffSite = {
        ...settings,
        sealedSecret,
        updatedAt: nextVersion(clock, stored?.updatedAt),
      };
      await writeMeta(trx, offSiteKey, JSON.stringify(next));
      return showOffSite(trx, context);
    });
    await note(request, 'off-site.saved', { place: shown.place });
    return shown;
  });

  route(app, offSiteCalls.removeOffSite, async ({ request }) => {
    refuseIfSetElsewhere();
    await deleteMeta(database.queries, offSiteKey);
    await note(request, 'off-site.removed');
    return showOffSite(database.queries, context);
  });

  route(app, offSiteCalls.testOffSite, async ({ request }): Promise<OffSiteTest> => {
    const { account } = requireViewer(request);
    await consumeRate(database.queries, `off-site:${account.id}`, config.limits.mailTests, clock.nowMs());
    const place = await readOffSite(database.queries, context);
    if (place === undefined)
      return { isUsable: false, message: 'No place is set up, or its secret key cannot be read.' };
    try {
      await openOffSite(place);
    } catch (error) {
      if (isStoreFault(error) || isStartupFault(error))
        return { isUsable: false, message: inWords(error.message) };
      throw error;
    }
    if (backups.runningSince() === undefined) void backups.run('off-site backup', ['--off-site']);
    const message = 'The place answers. A backup is on its way there; it counts once it was read back.';
    return { isUsable: true, message };
  });

  function refuseIfSetElsewhere(): void {
    if (config.backups.offSite === undefined) return;
    throw fault({
      status: 409,
      code: 'CONFLICT',
      message: 'The place is set by BACKUP_STORE in the environment of the server, and is changed there.',
    });
  }

  /** No backup is backed up, and a key with a typing error would lock everybody out. */
  function refuseWrong({ bucket, folder, publicKey }: OffSiteInput): void {
    if (!fields.agePublicKey.safeParse(publicKey).success)
      throw invalid({ publicKey: 'Public key is not whole: copy all of it' });
    const media = config.mediaStore;
    if (media === undefined || 'folder' in media || media.bucket !== bucket) return;
    if (`${folder}/`.startsWith(media.prefix))
      throw invalid({ folder: 'Folder must not lie in that of the media' });
  }
}

/** The stored secret goes to the place that it was typed for, and to no other. */
function keptSecret(stored: StoredOffSite | undefined, { endpoint, accessKeyId }: OffSiteInput): string {
  if (stored?.endpoint === endpoint && stored.accessKeyId === accessKeyId) return stored.sealedSecret;
  const message = 'Secret key is required';
  throw invalid({
    secretAccessKey: stored === undefined ? message : `${message}: address or access key are others now`,
  });
}

/** The settings of the environment by the names of the form. */
function inWords(message: string): string {
  return message
    .replaceAll('AWS_ACCESS_KEY_ID', 'access key')
    .replaceAll('AWS_SECRET_ACCESS_KEY', 'secret key')
    .replaceAll('AWS_REGION', 'region');
}
