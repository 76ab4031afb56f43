import type { Logger } from 'pino';
import { openSiteSecret } from 'server-kit';
import { createBlockedMemo } from '../features/accounts/blocked-memo.ts';
import { createBackupRunner } from '../features/backups/run-backup.ts';
import type { Restores } from '../features/backups/restores.ts';
import type { BackupRunner } from '../features/backups/run-backup.ts';
import { randomKey } from '../lib/random-key.ts';
import { createDeviceMarker } from '../features/accounts/device-marker.ts';
import { createPasswordHasher } from '../core/accounts/password-hash.ts';
import type { PasswordCost } from '../core/accounts/password-hash.ts';
import type { Config } from '../config/config.ts';
import { createContentCache } from '../core/cache/content-cache.ts';
import { createContentState } from '../core/cache/content-state.ts';
import { kinds as allKinds } from '../contract/kinds/index.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Database } from '../db/database.ts';
import { createDoctor } from '../features/doctor/doctor.ts';
import type { LinkProber } from '../features/doctor/link-prober.ts';
import { createLoadGate } from '../core/cache/load-gate.ts';
import type { RecentFaults } from '../lib/recent-faults.ts';
import { systemClock } from '../lib/clock.ts';
import type { Clock } from '../lib/clock.ts';
import { createRevocations } from '../core/revocations.ts';
import { requireMeta } from '../db/meta.ts';
import { createMediaServices } from '../features/media/media-services.ts';
import { openMediaFolder } from '../features/media/open-media-folder.ts';
import type { OutsideFetch } from '../features/media/outside-fetch.ts';
import { noteEarlierUses } from '../core/media/note-uses.ts';
import { createOutbox } from '../features/outbox/outbox.ts';
import { createPurges } from '../features/purges/purges.ts';
import { purgeSubscribers } from '../features/purges/queue-purge.ts';
import { ensureRevision } from '../core/records/content-revision.ts';
import { reindex } from '../core/records/reindex.ts';
import type { AppContext } from './context.ts';
import { refuseWrongKinds } from './refuse-wrong-kinds.ts';

interface Parts {
  config: Config;
  /** Open and migrated. */
  database: Database;
  log: Logger;
  /** The failures that the log tells of. @default none */
  faults?: Pick<RecentFaults, 'list'>;
  clock?: Clock;
  mayWrite?: () => boolean;
  kinds?: readonly Kind[];
  /** Fetches files of other sites. */
  outside?: OutsideFetch;
  /** Asks other sites for their addresses. */
  prober?: LinkProber;
  /** Makes backups. */
  backups?: BackupRunner;
  /** Restores that the console asks for. @default refused */
  restores?: Restores;
  /** @default production's */
  passwordCost?: PasswordCost;
}

export async function createContext(parts: Parts): Promise<AppContext> {
  const {
    config,
    database,
    log,
    faults = { list: () => [] },
    clock = systemClock,
    mayWrite = () => true,
    kinds = allKinds,
    outside,
    prober,
    passwordCost,
    restores,
    backups = createBackupRunner({ config, log }),
  } = parts;
  refuseWrongKinds(kinds);
  const folder = await openMediaFolder(config, (line) => log.warn(line));
  const subscribers = purgeSubscribers({ config, clock, kinds });
  const state = createContentState({ database, clock, kinds, subscribers });
  const [hasher, deviceKey, siteSecret] = await Promise.all([
    createPasswordHasher(passwordCost),
    requireMeta(database.queries, 'device_key', randomKey),
    openSiteSecret(config.siteSecret, config.dataDir),
    ensureRevision(database.queries),
    reindex(database, kinds),
    noteEarlierUses(database),
  ]);
  return {
    config,
    database,
    mayWrite,
    clock,
    kinds,
    log,
    faults,
    hasher,
    devices: createDeviceMarker(deviceKey),
    siteSecret,
    revocations: createRevocations(database),
    state,
    subscribers,
    cache: createContentCache(state),
    gate: createLoadGate(),
    blocked: createBlockedMemo(clock),
    backups,
    restores,
    media: createMediaServices({ config, database, clock, log, folder, outside, subscribers }),
    doctor: createDoctor({ config, database, kinds, clock, prober }),
    outbox: createOutbox({ config, database, siteSecret, clock, log, mayWrite }),
    purges: createPurges({ config, database, clock, log, mayWrite, state }),
  };
}
