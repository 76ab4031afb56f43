import type { Logger } from 'pino';
import { openSiteSecret } from 'server-kit';
import { createBlockedMemo } from './accounts/blocked-memo.ts';
import { createDeviceMarker, newDeviceKey } from './accounts/device-marker.ts';
import { createPasswordHasher } from './accounts/password-hash.ts';
import type { PasswordCost } from './accounts/password-hash.ts';
import type { Config } from './config.ts';
import { createContentCache } from './content/content-cache.ts';
import { createContentState } from './content/content-state.ts';
import type { AppContext } from './app/context.ts';
import { kinds as allKinds } from './contract/kinds/index.ts';
import type { Kind } from './contract/kinds/kind.ts';
import type { Database } from './db/database.ts';
import { createDoctor } from './doctor/doctor.ts';
import type { LinkProber } from './doctor/link-prober.ts';
import { createLoadGate } from './http/load-gate.ts';
import { systemClock } from './lib/clock.ts';
import type { Clock } from './lib/clock.ts';
import { createEndings } from './lib/endings.ts';
import { requireMeta } from './lib/meta.ts';
import { createMediaServices } from './media/media-services.ts';
import { openMediaFolder } from './media/open-media-folder.ts';
import type { OutsideFetch } from './media/outside-fetch.ts';
import { noteEarlierUses } from './media/note-uses.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createPurges } from './purges/purges.ts';
import { purgeSubscribers } from './purges/queue-purge.ts';
import { ensureRevision } from './records/content-revision.ts';
import { reindex } from './records/reindex.ts';
import { refuseWrongKinds } from './refuse-wrong-kinds.ts';

interface Parts {
  config: Config;
  /** Open and migrated. */
  database: Database;
  log: Logger;
  clock?: Clock;
  mayWrite?: () => boolean;
  kinds?: readonly Kind[];
  /** Fetches files of other sites. */
  outside?: OutsideFetch;
  /** Asks other sites for their addresses. */
  prober?: LinkProber;
  /** @default production's */
  passwordCost?: PasswordCost;
}

export async function createContext(parts: Parts): Promise<AppContext> {
  const {
    config,
    database,
    log,
    clock = systemClock,
    mayWrite = () => true,
    kinds = allKinds,
    outside,
    prober,
    passwordCost,
  } = parts;
  refuseWrongKinds(kinds);
  const folder = await openMediaFolder(config, (line) => log.warn(line));
  const subscribers = purgeSubscribers({ config, clock, kinds });
  const state = createContentState({ database, clock, kinds, subscribers });
  const [hasher, deviceKey, siteSecret] = await Promise.all([
    createPasswordHasher(passwordCost),
    requireMeta(database.queries, 'device_key', newDeviceKey),
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
    hasher,
    devices: createDeviceMarker(deviceKey),
    siteSecret,
    endings: createEndings(database),
    state,
    subscribers,
    cache: createContentCache(state),
    gate: createLoadGate(),
    blocked: createBlockedMemo(clock),
    media: createMediaServices({ config, database, clock, log, folder, outside, subscribers }),
    doctor: createDoctor({ config, database, kinds, clock, prober }),
    outbox: createOutbox({ config, database, clock, log, mayWrite }),
    purges: createPurges({ config, database, clock, log, mayWrite, state }),
  };
}
