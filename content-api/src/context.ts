import type { Logger } from 'pino';
import type { BlockedMemo } from './accounts/blocked-memo.ts';
import type { DeviceMarker } from './accounts/device-marker.ts';
import type { PasswordHasher } from './accounts/password-hash.ts';
import type { Config } from './config.ts';
import type { ContentCache } from './content/content-cache.ts';
import type { ContentState } from './content/content-state.ts';
import type { Kind } from './contract/kinds/kind.ts';
import type { Database } from './db/database.ts';
import type { Doctor } from './doctor/doctor.ts';
import type { LoadGate } from './http/load-gate.ts';
import type { Clock } from './lib/clock.ts';
import type { Endings } from './lib/endings.ts';
import type { MediaServices } from './media/media-services.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Purges } from './purges/purges.ts';
import type { Subscriber } from './records/content-revision.ts';

/** Dependencies of routes and plugins: made once in `create-context.ts`, passed as arguments, never global. */
export interface Context {
  config: Config;
  database: Database;
  /** False while another process, such as a restore, may have the database to itself. */
  mayWrite: () => boolean;
  clock: Clock;
  /** Every kind of content. */
  kinds: readonly Kind[];
  log: Logger;
  hasher: PasswordHasher;
  devices: DeviceMarker;
  /** What the site's server shows to be known by. */
  siteSecret: string;
  endings: Endings;
  state: ContentState;
  /** What hears of each change of the content. */
  subscribers: readonly Subscriber[];
  cache: ContentCache;
  gate: LoadGate;
  blocked: BlockedMemo;
  media: MediaServices;
  outbox: Outbox;
  purges: Purges;
  doctor: Doctor;
}
