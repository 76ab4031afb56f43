import type { Logger } from 'pino';
import type { BlockedMemo } from './accounts/blocked-memo.ts';
import type { DeviceMarker } from './accounts/device-marker.ts';
import type { PasswordHasher } from './accounts/password-hash.ts';
import type { Config } from './config.ts';
import type { ContentCache } from './content/content-cache.ts';
import type { ContentState } from './content/content-state.ts';
import type { Database } from './db/database.ts';
import type { LoadGate } from './http/load-gate.ts';
import type { Clock } from './lib/clock.ts';

/** What routes and plugins share: made once in `create-context.ts`, handed down, never global. */
export interface Context {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  hasher: PasswordHasher;
  devices: DeviceMarker;
  state: ContentState;
  cache: ContentCache;
  gate: LoadGate;
  blocked: BlockedMemo;
}
