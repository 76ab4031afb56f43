import path from 'node:path';
import type { StorePlace } from 'server-kit/object-store';
import {
  fields,
  metricsFields,
  metricsPlace,
  readSettings as readEnvironment,
  refuseKeyless,
  storeAccessFields,
  storePlace,
} from 'server-kit/settings';
import type { MetricsPlace } from 'server-kit/settings';
import { z } from 'zod';

export interface ServeSettings {
  port: number;
  bind: string;
  releasesDir: string;
  /** Origins from which browsers load releases. */
  siteOrigins: string[];
  logLevel: string;
  /** Store of releases that machines share. Unset: the folder alone. */
  releaseStore?: StorePlace;
  /** Address of `/metrics`. Unset: nothing is measured. */
  metrics?: MetricsPlace;
}

const fieldsOfAll = z.object({
  ADMIN_PORT: fields.port().default(3001),
  ADMIN_BIND: fields.bind.default('127.0.0.1'),
  HOST_PORT: fields.port().default(3000),
  SITE_URL: fields.origin.optional(),
  DATA_DIR: fields.text.default('./data'),
  LOG_LEVEL: fields.logLevel.default('info'),
  RELEASE_STORE: fields.objectStore.optional(),
  ...metricsFields,
  ...storeAccessFields,
});

const schema = fieldsOfAll.superRefine(refuseKeyless);

/** Settings of the process, from the environment: all of them, or every fault. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
): ({ ok: true } & ServeSettings) | { ok: false; faults: string[] } {
  const read = readEnvironment(schema, environment);
  if (!read.ok) return read;
  const { ADMIN_PORT, ADMIN_BIND, HOST_PORT, SITE_URL, DATA_DIR, LOG_LEVEL, RELEASE_STORE } = read.values;
  const metrics = metricsPlace(read.values, 'console');
  const local = [`http://localhost:${HOST_PORT}`, `http://127.0.0.1:${HOST_PORT}`];
  return {
    ok: true,
    port: ADMIN_PORT,
    bind: ADMIN_BIND,
    releasesDir: path.resolve(DATA_DIR, 'releases'),
    siteOrigins: [...new Set([...(SITE_URL ? [SITE_URL] : []), ...local])],
    logLevel: LOG_LEVEL,
    ...(metrics && { metrics }),
    ...(RELEASE_STORE && { releaseStore: storePlace(RELEASE_STORE, read.values) }),
  };
}
