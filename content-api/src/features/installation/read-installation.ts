import path from 'node:path';
import type { Installation } from '../../contract/installation.ts';
import type { Context } from '../../core/context.ts';
import { countLive } from '../../core/records/live-records.ts';
import { toIso } from '../../lib/clock.ts';
import { programVersion } from '../../lib/program-version.ts';
import { readCertificate } from './read-certificate.ts';
import { readChanges } from './read-changes.ts';
import { readDatabaseSize, readDisk } from './read-sizes.ts';
import { howInstalled } from './how-installed.ts';

const root = path.join(import.meta.dirname, '../../../..');

export async function readInstallation(context: Context): Promise<Installation> {
  const { config, database, clock, kinds, faults } = context;
  const counted = kinds.filter(({ single }) => single !== true);
  const counts = counted.map(async (kind) => [kind.plural, await countLive(database.queries, kind)] as const);
  const bytes = await readDatabaseSize(context);
  const disk = await readDisk(config.dataDir);
  return {
    version: programVersion(),
    changes: readChanges(root),
    startedAt: toIso(clock.nowMs() - Math.round(process.uptime() * 1000)),
    node: process.version,
    ...howInstalled(process.env),
    database: { kind: database.kind, ...(bytes !== undefined && { bytes }) },
    ...(disk && { disk }),
    certificate: await readCertificate(config.siteUrl, clock.nowMs()),
    faults: faults.list(),
    counts: Object.fromEntries(await Promise.all(counts)),
  };
}
