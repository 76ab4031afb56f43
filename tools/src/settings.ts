import { isIP } from 'node:net';
import path from 'node:path';
import type { StorePlace } from 'server-kit/object-store';
import {
  fields,
  metricsFields,
  metricsPlace,
  offSiteFields,
  readSettings as readEnvironment,
  refuseWrongOffSite,
  refuseKeyless,
  storeAccessFields,
  storePlace,
  tracingFields,
} from 'server-kit/settings';
import { z } from 'zod';
import { root } from './lib/paths.ts';
import { roles } from './lib/roles.ts';
import type { Role } from './lib/roles.ts';

/** All settings of the whole, checked and with their defaults. Source: the table of settings in the README. */
export interface Settings {
  host: Listener;
  admin: Listener;
  api: Listener;
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
  apiUrl: string;
  adminRemoteUrl: string;
  dataDir: string;
  databaseUrl?: string;
  /** Store of releases that machines share. Unset: the folder in `dataDir` alone. */
  releaseStore?: StorePlace;
  /** Ports of the servers' measurements; none: nothing is measured. */
  metrics: (Listener & { role: Role })[];
  /** Level of what reaches the terminal; unset: warnings and worse. */
  logLevel?: LogLevel;
  /** Warnings about valid settings. */
  warnings: string[];
}

export interface Listener {
  port: number;
  bind: string;
}

export type LogLevel = z.output<typeof fields.logLevel>;
type Outcome = { ok: true; settings: Settings } | { ok: false; faults: string[] };

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

const environmentSchema = z
  .object({
    HOST_PORT: fields.port(1).default(3000),
    ADMIN_PORT: fields.port(1).default(3001),
    API_PORT: fields.port(1).default(4000),
    HOST_BIND: fields.bind.default('127.0.0.1'),
    ADMIN_BIND: fields.bind.default('127.0.0.1'),
    API_BIND: fields.bind.default('127.0.0.1'),
    SITE_URL: fields.origin.optional(),
    API_URL: fields.origin.optional(),
    ADMIN_REMOTE_URL: fields.origin
      .refine(
        (text) => text.startsWith('https:') || isLoopback(text),
        'must be https, unless it is this machine',
      )
      .optional(),
    DATA_DIR: fields.text.default(path.join(root, 'data')),
    DATABASE_URL: fields.databaseUrl.optional(),
    ADMIN_EMAIL: fields.email.optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(12, 'must have 12 characters or more')
      .max(128, 'must have 128 characters or fewer')
      .optional(),
    DEMO_CONTENT: fields.onOff.optional(),
    CONTACT_FORM_URL: fields.pathOrAddress.optional(),
    CONTACT_FORM_KEY: z.string().optional(),
    API_BASE: fields.pathOrAddress.optional(),
    PORTFOLIO_API_URL: fields.pathOrAddress.optional(),
    TRUST_PROXY: fields.ranges.optional(),
    READY_NEEDS_API: fields.onOff.optional(),
    API_TRUSTED: fields.ranges.optional(),
    SITE_SECRET: fields.siteSecret.optional(),
    CORS_ORIGINS: fields.origins.optional(),
    BACKUP_EVERY_HOURS: fields.backupEveryHours.optional(),
    BACKUP_KEEP: fields.backupKeep.optional(),
    ...offSiteFields,
    STUDIO_TIME_ZONE: fields.timeZone.optional(),
    HISTORY_DAYS: fields.historyDays.optional(),
    HISTORY_KEEP: fields.historyKeep.optional(),
    REQUIRE_SECOND_FACTOR: fields.onOff.optional(),
    MEDIA_PICTURE_MB: fields.mediaPictureMegabytes.optional(),
    MEDIA_PICTURE_MEGAPIXELS: fields.mediaPictureMegapixels.optional(),
    MEDIA_VIDEO_MB: fields.mediaVideoMegabytes.optional(),
    MEDIA_UPLOADS_PER_HOUR: fields.mediaUploadsPerHour.optional(),
    OUTSIDE_HOSTS: fields.hosts.optional(),
    SMTP_URL: fields.smtpUrl.optional(),
    MAIL_FROM: fields.sender.optional(),
    NOTIFY_EMAIL: fields.emails.optional(),
    MAIL_ALLOW_PRIVATE: fields.onOff.optional(),
    WEBHOOK_URL: fields.webAddress.optional(),
    PURGE_URL: fields.webAddress.optional(),
    WEBHOOK_SECRET: fields.webhookSecret.optional(),
    WEBHOOK_ALLOW_PRIVATE: fields.onOff.optional(),
    MESSAGES_DAYS: fields.messageDays.optional(),
    CONTACT_COPY: fields.onOff.optional(),
    VISITS: fields.onOff.optional(),
    ACCESS_LOG: fields.onOff.optional(),
    CDN_CACHE_SECONDS: fields.cdnSeconds.optional(),
    LIMITS_SCALE: fields.limitsScale.default(1),
    LOG_LEVEL: fields.logLevel.optional(),
    ...metricsFields,
    MEDIA_STORE: fields.objectStore.optional(),
    RELEASE_STORE: fields.objectStore.optional(),
    ...storeAccessFields,
    ...tracingFields,
  })
  .superRefine(refuseKeyless)
  .superRefine(refuseWrongOffSite)
  .superRefine(
    ({ HOST_PORT, ADMIN_PORT, API_PORT, WEBHOOK_URL, PURGE_URL, WEBHOOK_SECRET, ...rest }, context) => {
      const metrics = metricsListeners(rest).map(({ port }) => port);
      if (metrics.some((port) => port > 65_535 || [HOST_PORT, ADMIN_PORT, API_PORT].includes(port))) {
        const message = 'must be the first of three free ports, other than those of the servers';
        context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message });
      }
      if ((WEBHOOK_URL ?? PURGE_URL) !== undefined && WEBHOOK_SECRET === undefined) {
        const message = `must be set with ${WEBHOOK_URL === undefined ? 'PURGE_URL' : 'WEBHOOK_URL'}`;
        context.addIssue({ code: 'custom', path: ['WEBHOOK_SECRET'], message });
      }
      if (new Set([HOST_PORT, ADMIN_PORT, API_PORT]).size < 3) {
        context.addIssue({
          code: 'custom',
          path: ['HOST_PORT, ADMIN_PORT, API_PORT'],
          message: 'must differ from each other',
        });
      }
    },
  );

/** Of all settings of the whole. */
export const settingNames = Object.keys(environmentSchema.shape);

function metricsListeners(values: Parameters<typeof metricsPlace>[0]): Settings['metrics'] {
  return roles.flatMap((role) => {
    const place = metricsPlace(values, role);
    return place ? [{ role, ...place }] : [];
  });
}

/**
 * Reads the settings from the environment: all of them, or every fault in one sentence each. An empty setting counts
 * as absent. Relative folders are seen from `base`.
 */
export function readSettings(environment: NodeJS.ProcessEnv, base: string = root): Outcome {
  const read = readEnvironment(environmentSchema, environment);
  if (!read.ok) return read;
  const { values } = read;
  return {
    ok: true,
    settings: {
      host: { port: values.HOST_PORT, bind: values.HOST_BIND },
      admin: { port: values.ADMIN_PORT, bind: values.ADMIN_BIND },
      api: { port: values.API_PORT, bind: values.API_BIND },
      siteUrl: values.SITE_URL ?? `http://localhost:${values.HOST_PORT}`,
      apiUrl: values.API_URL ?? `http://${reachable(values.API_BIND)}:${values.API_PORT}`,
      adminRemoteUrl: values.ADMIN_REMOTE_URL ?? `http://localhost:${values.ADMIN_PORT}`,
      dataDir: path.resolve(base, values.DATA_DIR),
      databaseUrl: values.DATABASE_URL,
      ...(values.RELEASE_STORE && { releaseStore: storePlace(values.RELEASE_STORE, values) }),
      metrics: metricsListeners(values),
      logLevel: values.LOG_LEVEL,
      warnings:
        values.LIMITS_SCALE === 1
          ? []
          : [`LIMITS_SCALE is ${values.LIMITS_SCALE}: every rate limit is multiplied by it.`],
    },
  };
}

/** An address under which a listener on `bind` is reached from this machine. */
export function reachable(bindAddress: string): string {
  if (bindAddress === '0.0.0.0') return '127.0.0.1';
  if (bindAddress === '::') return '[::1]';
  return isIP(bindAddress) === 6 ? `[${bindAddress}]` : bindAddress;
}

function isLoopback(text: string): boolean {
  return loopbackNames.includes(new URL(text).hostname);
}
