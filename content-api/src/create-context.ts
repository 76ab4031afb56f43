import type { Logger } from 'pino';
import { createBlockedMemo } from './accounts/blocked-memo.ts';
import { createDeviceMarker, newDeviceKey } from './accounts/device-marker.ts';
import { createPasswordHasher } from './accounts/password-hash.ts';
import type { Config } from './config.ts';
import { createContentCache } from './content/content-cache.ts';
import { createContentState } from './content/content-state.ts';
import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import { createLoadGate } from './http/load-gate.ts';
import { systemClock } from './lib/clock.ts';
import type { Clock } from './lib/clock.ts';
import { requireMeta } from './lib/meta.ts';

interface Parts {
  config: Config;
  /** Open and migrated. */
  database: Database;
  log: Logger;
  clock?: Clock;
}

export async function createContext({ config, database, log, clock = systemClock }: Parts): Promise<Context> {
  const state = createContentState(database, clock);
  const [hasher, deviceKey] = await Promise.all([
    createPasswordHasher(),
    requireMeta(database.queries, 'device_key', newDeviceKey),
  ]);
  return {
    config,
    database,
    clock,
    log,
    hasher,
    devices: createDeviceMarker(deviceKey),
    state,
    cache: createContentCache(state),
    gate: createLoadGate(),
    blocked: createBlockedMemo(clock),
  };
}
