import path from 'node:path';
import type { LevelWithSilent } from 'pino';
import type { StorePlace } from 'server-kit/object-store';
import {
  fields,
  metricsFields,
  metricsPlace,
  readSettings,
  refuseKeyless,
  storeAccessFields,
  storePlace,
  tracingFields,
  tracingSettings,
} from 'server-kit/settings';
import type { MetricsPlace, TracingSettings } from 'server-kit/settings';
import { z } from 'zod';

/** Settings of the site's process, from the environment. Source: the table of settings in the README. */
export interface ServerConfig {
  port: number;
  bind: string;
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
  apiUrl: string;
  /** Secret that authenticates the site to the API, where both do not share `dataDir`. */
  siteSecret?: string;
  /** Address of the content API for browsers: a path of this site, or another origin. */
  apiBase: string;
  portfolioBase: string;
  adminRemoteUrl: string;
  dataDir: string;
  /** Time zone of a studio that has chosen none in the console. */
  timeZone: string;
  /** A build to serve in place of the live release. */
  releaseDir?: string;
  contact: { url: string; key: string };
  trustProxy: string[];
  /** Whether `/readyz` fails while the API does not respond. */
  readyNeedsApi: boolean;
  /** Whether visits are reported to the API. */
  countsVisits: boolean;
  /** Whether every request is a line of the log. */
  logsAccess: boolean;
  logLevel: LevelWithSilent;
  /** Seconds for which a CDN may keep pages, feeds and public reads; unset: it gets no header. */
  cdnSeconds?: number;
  /** Store of media that machines share. Unset: the folder in `dataDir` alone. */
  mediaStore?: StorePlace;
  /** Store of releases that machines share. Unset: the folder in `dataDir` alone. */
  releaseStore?: StorePlace;
  /** Address of `/metrics`. Unset: nothing is measured. */
  metrics?: MetricsPlace;
  /** Unset: nothing is traced. */
  tracing?: TracingSettings;
}

type Result = { ok: true; config: ServerConfig } | { ok: false; faults: string[] };

const settingsSchema = z.object({
  HOST_PORT: fields.port().default(3000),
  HOST_BIND: fields.bind.default('127.0.0.1'),
  ADMIN_PORT: fields.port().default(3001),
  API_PORT: fields.port().default(4000),
  SITE_URL: fields.origin.optional(),
  API_URL: fields.origin.optional(),
  SITE_SECRET: fields.siteSecret.optional(),
  ADMIN_REMOTE_URL: fields.origin.optional(),
  API_BASE: fields.pathOrAddress.default('/api'),
  PORTFOLIO_API_URL: fields.pathOrAddress.default('/api/portfolio'),
  DATA_DIR: fields.text.default(path.resolve(import.meta.dirname, '../../../data')),
  STUDIO_TIME_ZONE: fields.timeZone.default('UTC'),
  HOST_RELEASE_DIR: fields.text.optional(),
  CONTACT_FORM_URL: fields.pathOrAddress.optional(),
  CONTACT_FORM_KEY: z.string().default(''),
  TRUST_PROXY: fields.ranges.default([]),
  READY_NEEDS_API: fields.onOff.default(false),
  VISITS: fields.onOff.default(true),
  ACCESS_LOG: fields.onOff.default(false),
  CDN_CACHE_SECONDS: fields.cdnSeconds.optional(),
  LOG_LEVEL: fields.logLevel.default('info'),
  ...metricsFields,
  MEDIA_STORE: fields.objectStore.optional(),
  RELEASE_STORE: fields.objectStore.optional(),
  ...storeAccessFields,
  ...tracingFields,
});

const environmentSchema = settingsSchema.superRefine(refuseKeyless);

/** Reads and checks all settings; every fault is listed, not only the first. Empty settings count as absent. */
export function readConfig(environment: NodeJS.ProcessEnv): Result {
  const read = readSettings(environmentSchema, environment);
  if (!read.ok) return read;
  const { values } = read;
  const metrics = metricsPlace(values, 'site');
  const releaseStore = values.RELEASE_STORE && storePlace(values.RELEASE_STORE, values);
  const mediaStore = values.MEDIA_STORE && storePlace(values.MEDIA_STORE, values);
  const tracing = tracingSettings(values);
  return {
    ok: true,
    config: {
      port: values.HOST_PORT,
      bind: values.HOST_BIND,
      siteUrl: values.SITE_URL ?? `http://localhost:${values.HOST_PORT}`,
      apiUrl: values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`,
      apiBase: values.API_BASE,
      ...(values.SITE_SECRET && { siteSecret: values.SITE_SECRET }),
      portfolioBase: values.PORTFOLIO_API_URL,
      adminRemoteUrl: values.ADMIN_REMOTE_URL ?? `http://localhost:${values.ADMIN_PORT}`,
      dataDir: path.resolve(values.DATA_DIR),
      timeZone: values.STUDIO_TIME_ZONE,
      ...(values.HOST_RELEASE_DIR && { releaseDir: path.resolve(values.HOST_RELEASE_DIR) }),
      contact: { url: values.CONTACT_FORM_URL ?? `${values.API_BASE}/contact`, key: values.CONTACT_FORM_KEY },
      trustProxy: values.TRUST_PROXY,
      readyNeedsApi: values.READY_NEEDS_API,
      countsVisits: values.VISITS,
      logsAccess: values.ACCESS_LOG,
      logLevel: values.LOG_LEVEL,
      ...(values.CDN_CACHE_SECONDS !== undefined && { cdnSeconds: values.CDN_CACHE_SECONDS }),
      ...(metrics && { metrics }),
      ...(mediaStore && { mediaStore }),
      ...(releaseStore && { releaseStore }),
      ...(tracing && { tracing }),
    },
  };
}

/** Longest waits for the API, in ms. */
export interface Deadlines {
  /** For what a page or a document is made of. What has not come by then has failed. */
  readMs: number;
  /** The same for a page that has a last good copy. */
  pageCopyMs: number;
  /** For a call that is handed on, from its arrival to the end of the API's answer. */
  callMs: number;
  /** The same for a call that a last good copy can answer. */
  copyMs: number;
  /** For a call that brings a file. */
  uploadMs: number;
}

/** A visitor waits 30 s at most, even if the API hangs. */
export const deadlines: Deadlines = {
  readMs: 10_000,
  pageCopyMs: 2_000,
  callMs: 25_000,
  copyMs: 5_000,
  uploadMs: 20 * 60_000,
};
