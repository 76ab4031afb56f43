import path from 'node:path';
import { connectionLimits } from 'server-kit';
import type { StorePlace } from 'server-kit/object-store';
import {
  fields,
  metricsFields,
  metricsPlace,
  readSettings,
  refuseWrongOffSite,
  refuseKeyless,
  storeAccessFields,
  storePlace,
  tracingFields,
  tracingSettings,
} from 'server-kit/settings';
import type { MetricsPlace, TracingSettings } from 'server-kit/settings';
import { z } from 'zod';
import { startupFault } from '../lib/startup-fault.ts';
import { days, hours, minutes, seconds } from '../lib/durations.ts';
import { backupFields, backupsOf } from './backup-config.ts';
import type { BackupConfig } from './backup-config.ts';
import { refuseUnsigned, notificationFields, notificationConfigOf } from './notification-config.ts';
import type { NotificationConfig } from './notification-config.ts';

/** Settings from the environment, with every default applied. */
export interface Config extends NotificationConfig {
  port: number;
  bind: string;
  dataDir: string;
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl?: string;
  firstAdmin: { email?: string; password?: string };
  hasDemoContent: boolean;
  siteUrl: URL;
  /** Origins whose browsers may call: the site's own, and what CORS_ORIGINS adds. */
  allowedOrigins: string[];
  /** Addresses of trusted proxies, whose `X-Forwarded-For` is believed; loopback always is. */
  trustedCallers: string[];
  /** Secret of the site's server, where it does not share `dataDir`. */
  siteSecret?: string;
  limitsScale: number;
  logLevel: string;
  limits: Limits;
  timeouts: Timeouts;
  backups: BackupConfig;
  /** IANA time zone of the studio's dates and times: `Europe/Vienna`. */
  timeZone: string;
  /** Days that revisions which were never public are kept, and the number per record that is always kept. */
  history: { days: number; keep: number };
  /** Accounts without a second factor may only set one up. */
  requiresSecondFactor: boolean;
  /** Hosts that addresses in content may reach, with what is below them. Unset: every public one. */
  outsideHosts?: string[];
  media: MediaLimits;
  /** Store of media that machines share. Unset: the folder in `dataDir` alone. */
  mediaStore?: StorePlace;
  /** Address of `/metrics`. Unset: nothing is measured. */
  metrics?: MetricsPlace;
  /** Unset: nothing is traced. */
  tracing?: TracingSettings;
}

/** Largest files that the media library takes. */
export interface MediaLimits {
  pictureBytes: number;
  videoBytes: number;
  /** Total over all frames of an animation. */
  pixels: number;
}

/** Rates: how many in how long. */
export interface Limits {
  loginPerAddress: Rate;
  linksPerAddress: Rate;
  resetsPerAccount: Rate;
  mailTests: Rate;
  secondStepPerAddress: Rate;
  contactPerAddress: Rate;
  contactInAll: Rate;
  contactFirst: Rate;
  contactStored: Rate;
  reviewPerAddress: Rate;
  /** What clients type and send by one address. */
  testimonialPerAddress: Rate;
  /** What clients of pitches send by one address, and links that open nothing. */
  pitchPerAddress: Rate;
  /** Tries of a record's password, by one address and in all. */
  sharedPassword: Rate;
  sharedPasswordInAll: Rate;
  reportsPerAddress: Rate;
  reportsInAll: Rate;
  adminCalls: Rate;
  adminWrites: Rate;
  uploadsPerAccount: Rate;
  accountFailures: number;
  /** Wrong codes of a second factor before the first pause. */
  codeFailures: number;
  throttleKeys: number;
}

export interface Rate {
  max: number;
  windowMs: number;
}

export interface Timeouts {
  requestMs: number;
  connectionMs: number;
  headersMs: number;
  keepAliveMs: number;
  shutdownMs: number;
}

const megabyte = 1024 * 1024;

interface ConfigResult {
  config: Config;
  warnings: string[];
}

const timeout = (defaultMs: number, maxMs = minutes(10)) =>
  fields.number(100, maxMs).prefault(String(defaultMs));

const settingsSchema = z.object({
  API_PORT: fields.port().default(4000),
  API_BIND: fields.bind.default('127.0.0.1'),
  HOST_PORT: fields.port().default(3000),
  SITE_URL: fields.origin.optional(),
  DATA_DIR: fields.text.default('./data'),
  DATABASE_URL: fields.databaseUrl.optional(),
  ADMIN_EMAIL: fields.email.optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DEMO_CONTENT: fields.onOff.default(true),
  CORS_ORIGINS: fields.origins.default([]),
  API_TRUSTED: fields.ranges.default([]),
  SITE_SECRET: fields.siteSecret.optional(),
  LOG_LEVEL: fields.logLevel.default('info'),
  LIMITS_SCALE: fields.limitsScale.default(1),
  API_REQUEST_TIMEOUT_MS: timeout(connectionLimits.requestMs),
  API_CONNECTION_TIMEOUT_MS: timeout(connectionLimits.idleMs),
  API_HEADERS_TIMEOUT_MS: timeout(connectionLimits.headersMs),
  API_KEEP_ALIVE_MS: timeout(connectionLimits.keepAliveMs, hours(1)),
  STUDIO_TIME_ZONE: fields.timeZone.default('UTC'),
  HISTORY_DAYS: fields.historyDays.default(90),
  HISTORY_KEEP: fields.historyKeep.default(10),
  REQUIRE_SECOND_FACTOR: fields.onOff.default(false),
  OUTSIDE_HOSTS: fields.hosts.optional(),
  MEDIA_PICTURE_MB: fields.mediaPictureMegabytes.default(25),
  MEDIA_PICTURE_MEGAPIXELS: fields.mediaPictureMegapixels.default(100),
  MEDIA_VIDEO_MB: fields.mediaVideoMegabytes.default(200),
  MEDIA_UPLOADS_PER_HOUR: fields.mediaUploadsPerHour.default(1_000),
  ...metricsFields,
  MEDIA_STORE: fields.objectStore.optional(),
  ...storeAccessFields,
  ...backupFields,
  ...tracingFields,
  ...notificationFields,
});

const environmentSchema = settingsSchema
  .superRefine(refuseUnsigned)
  .superRefine(refuseKeyless)
  .superRefine(refuseWrongOffSite);

/** Reads the environment; throws one error that lists every fault. */
export function readConfig(environment: NodeJS.ProcessEnv): ConfigResult {
  const read = readSettings(environmentSchema, environment);
  if (!read.ok) throw configFault(read.faults);
  const { values } = read;
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.HOST_PORT}`);
  const scale = values.LIMITS_SCALE;
  const metrics = metricsPlace(values, 'api');
  const mediaStore = values.MEDIA_STORE && storePlace(values.MEDIA_STORE, values);
  const tracing = tracingSettings(values);
  return {
    config: {
      port: values.API_PORT,
      bind: values.API_BIND,
      dataDir: path.resolve(values.DATA_DIR),
      databaseUrl: values.DATABASE_URL,
      firstAdmin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
      hasDemoContent: values.DEMO_CONTENT,
      siteUrl,
      allowedOrigins: [...ownOrigins(siteUrl), ...values.CORS_ORIGINS],
      trustedCallers: values.API_TRUSTED,
      siteSecret: values.SITE_SECRET,
      limitsScale: scale,
      logLevel: values.LOG_LEVEL,
      limits: scaledLimits(scale, values.MEDIA_UPLOADS_PER_HOUR),
      timeouts: {
        requestMs: values.API_REQUEST_TIMEOUT_MS,
        connectionMs: values.API_CONNECTION_TIMEOUT_MS,
        headersMs: values.API_HEADERS_TIMEOUT_MS,
        keepAliveMs: values.API_KEEP_ALIVE_MS,
        shutdownMs: seconds(10),
      },
      backups: backupsOf(values),
      timeZone: values.STUDIO_TIME_ZONE,
      media: {
        pictureBytes: values.MEDIA_PICTURE_MB * megabyte,
        videoBytes: values.MEDIA_VIDEO_MB * megabyte,
        pixels: values.MEDIA_PICTURE_MEGAPIXELS * 1_000_000,
      },
      ...(mediaStore && { mediaStore }),
      history: { days: values.HISTORY_DAYS, keep: values.HISTORY_KEEP },
      ...notificationConfigOf(values, siteUrl),
      requiresSecondFactor: values.REQUIRE_SECOND_FACTOR,
      outsideHosts: values.OUTSIDE_HOSTS,
      ...(metrics && { metrics }),
      ...(tracing && { tracing }),
    },
    warnings: scale === 1 ? [] : [`LIMITS_SCALE is ${scale}: rate limits are not those of production`],
  };
}

function scaledLimits(scale: number, uploadsPerHour: number): Limits {
  const rate = (max: number, windowMs: number): Rate => ({
    max: Math.max(1, Math.round(max * scale)),
    windowMs,
  });
  return {
    loginPerAddress: rate(10, minutes(15)),
    linksPerAddress: rate(20, minutes(15)),
    resetsPerAccount: rate(3, hours(1)),
    mailTests: rate(10, minutes(10)),
    secondStepPerAddress: rate(30, minutes(15)),
    contactPerAddress: rate(5, minutes(10)),
    contactInAll: rate(100, hours(1)),
    contactFirst: rate(100, hours(1)),
    contactStored: rate(2000, hours(1)),
    reviewPerAddress: rate(30, minutes(10)),
    testimonialPerAddress: rate(120, minutes(10)),
    pitchPerAddress: rate(120, minutes(10)),
    sharedPassword: rate(5, minutes(1)),
    sharedPasswordInAll: rate(60, minutes(1)),
    reportsPerAddress: rate(10, minutes(10)),
    reportsInAll: rate(200, days(1)),
    adminCalls: rate(600, minutes(1)),
    adminWrites: rate(120, minutes(1)),
    uploadsPerAccount: rate(uploadsPerHour, hours(1)),
    accountFailures: Math.max(1, Math.round(5 * scale)),
    codeFailures: Math.max(1, Math.round(10 * scale)),
    throttleKeys: 100_000,
  };
}

// A browser on the same machine may call the loopback site by any of its names.
function ownOrigins(site: URL): string[] {
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  if (!loopback.includes(site.hostname)) return [site.origin];
  const port = site.port === '' ? '' : `:${site.port}`;
  return loopback.map((name) => `${site.protocol}//${name}${port}`);
}

function configFault(faults: string[]): Error {
  const message = `The settings have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults
    .map((line) => `  - ${line}`)
    .join('\n')}`;
  return startupFault('BAD_SETTINGS', message);
}
