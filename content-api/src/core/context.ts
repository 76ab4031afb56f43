import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Database } from '../db/database.ts';
import type { RecentFaults } from '../lib/recent-faults.ts';
import type { Clock } from '../lib/clock.ts';
import type { ContentCache } from './cache/content-cache.ts';
import type { ContentState } from './cache/content-state.ts';
import type { LoadGate } from './cache/load-gate.ts';
import type { Revocations } from './revocations.ts';
import type { Subscriber } from './records/content-revision.ts';

/**
 * What routes and plugins depend on: made once in `create-context.ts`, passed as an argument, never global. A feature
 * with services of its own extends it.
 */
export interface Context {
  config: Config;
  database: Database;
  /** False while another process, such as a restore, may have the database to itself. */
  mayWrite: () => boolean;
  clock: Clock;
  /** Every kind of content. */
  kinds: readonly Kind[];
  log: Logger;
  /** What failed since the start. */
  faults: Pick<RecentFaults, 'list'>;
  /** What the site's server shows to be known by. */
  siteSecret: string;
  revocations: Revocations;
  state: ContentState;
  /** What hears of each change of the content. */
  subscribers: readonly Subscriber[];
  cache: ContentCache;
  gate: LoadGate;
}
