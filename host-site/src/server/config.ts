import path from 'node:path';
import type { LevelWithSilent } from 'pino';
import { z } from 'zod';
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes.ts';

/** Settings of the site's process, from the environment. Source: the table of settings in the README. */
export interface ServerConfig {
  port: number;
  bind: string;
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
  apiUrl: string;
  /** Where browsers find the content API: a path of this site, or another origin. */
  apiBase: string;
  portfolioBase: string;
  adminRemoteUrl: string;
  dataDir: string;
  /** A build to serve in place of the live release. */
  releaseDir?: string;
  contact: { url: string; key: string };
  trustProxy: string[];
  /** Whether `/readyz` says no while the API does not answer. */
  readyNeedsApi: boolean;
  logLevel: LevelWithSilent;
}

type Result = { ok: true; config: ServerConfig } | { ok: false; faults: string[] };

const port = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a port number')
    .transform(Number);
const origin = z
  .string()
  .refine(isHttpUrl, 'must be an http or https address')
  .transform(withoutTrailingSlashes);
const base = z
  .string()
  .refine(
    (value) => (value.startsWith('/') && !value.startsWith('//')) || isHttpUrl(value),
    'must be a path or an http(s) address',
  )
  .transform(withoutTrailingSlashes);

const environmentSchema = z.object({
  HOST_PORT: port(3000),
  HOST_BIND: z.string().min(1).default('127.0.0.1'),
  ADMIN_PORT: port(3001),
  API_PORT: port(4000),
  SITE_URL: origin.optional(),
  API_URL: origin.optional(),
  ADMIN_REMOTE_URL: origin.optional(),
  API_BASE: base.default('/api'),
  PORTFOLIO_API_URL: base.default('/api/portfolio'),
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../../data')),
  HOST_RELEASE_DIR: z.string().min(1).optional(),
  CONTACT_FORM_URL: base.optional(),
  CONTACT_FORM_KEY: z.string().default(''),
  TRUST_PROXY: z.string().default(''),
  READY_NEEDS_API: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Reads and checks all settings; every fault is listed, not only the first. Empty settings count as absent. */
export function readConfig(environment: NodeJS.ProcessEnv): Result {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    };
  }
  const values = parsed.data;
  return {
    ok: true,
    config: {
      port: values.HOST_PORT,
      bind: values.HOST_BIND,
      siteUrl: values.SITE_URL ?? `http://localhost:${values.HOST_PORT}`,
      apiUrl: values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`,
      apiBase: values.API_BASE,
      portfolioBase: values.PORTFOLIO_API_URL,
      adminRemoteUrl: values.ADMIN_REMOTE_URL ?? `http://localhost:${values.ADMIN_PORT}`,
      dataDir: path.resolve(values.DATA_DIR),
      ...(values.HOST_RELEASE_DIR && { releaseDir: path.resolve(values.HOST_RELEASE_DIR) }),
      contact: { url: values.CONTACT_FORM_URL ?? `${values.API_BASE}/contact`, key: values.CONTACT_FORM_KEY },
      trustProxy: values.TRUST_PROXY.split(',')
        .map((part) => part.trim())
        .filter(Boolean),
      readyNeedsApi: values.READY_NEEDS_API === 'on',
      logLevel: values.LOG_LEVEL,
    },
  };
}

function isHttpUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
