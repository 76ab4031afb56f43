import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { root } from './lib/paths.ts';

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
  /** Level of what reaches the terminal; unset: warnings and worse. */
  logLevel?: LogLevel;
  /** Settings that are right but worth a word. */
  warnings: string[];
}

export interface Listener {
  port: number;
  bind: string;
}

export type LogLevel = (typeof logLevels)[number];
type Outcome = { ok: true; settings: Settings } | { ok: false; faults: string[] };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

const port = z
  .string()
  .refine(
    (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    'must be a port from 1 to 65535',
  )
  .transform(Number);
const bind = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || text === 'localhost',
    'must be an IP address of this machine, such as 127.0.0.1',
  )
  .default('127.0.0.1');
const origin = z
  .string()
  .refine(isOrigin, 'must be an address like https://studio.example, without a path')
  .transform((text) => new URL(text).origin);
const pathOrAddress = z
  .string()
  .refine(
    (text) => /^\/(?!\/)/.test(text) || isAddress(text),
    'must be a path like /api or an http(s) address',
  );
const ranges = z
  .string()
  .refine(
    (text) => listOf(text).every(isRange),
    'must be a list of addresses or CIDR ranges, such as 10.0.0.0/8,127.0.0.1',
  );
const numberBetween = (min: number, max: number) =>
  z
    .string()
    .refine((text) => Number(text) >= min && Number(text) <= max, `must be a number from ${min} to ${max}`);

const environmentSchema = z
  .object({
    HOST_PORT: port.default(3000),
    ADMIN_PORT: port.default(3001),
    API_PORT: port.default(4000),
    HOST_BIND: bind,
    ADMIN_BIND: bind,
    API_BIND: bind,
    SITE_URL: origin.optional(),
    API_URL: origin.optional(),
    ADMIN_REMOTE_URL: origin
      .refine(
        (text) => text.startsWith('https:') || isLoopback(text),
        'must be https, unless it is this machine',
      )
      .optional(),
    DATA_DIR: z.string().default(path.join(root, 'data')),
    DATABASE_URL: z
      .string()
      .refine(
        (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
        'must be postgres://user:password@host/database, or unset for the embedded database',
      )
      .optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(12, 'must have 12 characters or more')
      .max(128, 'must have 128 characters or fewer')
      .optional(),
    DEMO_CONTENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
    CONTACT_FORM_URL: pathOrAddress.optional(),
    CONTACT_FORM_KEY: z.string().optional(),
    API_BASE: pathOrAddress.optional(),
    PORTFOLIO_API_URL: pathOrAddress.optional(),
    TRUST_PROXY: ranges.optional(),
    READY_NEEDS_API: z.enum(['on', 'off'], 'must be on or off').optional(),
    API_TRUSTED: ranges.optional(),
    CORS_ORIGINS: z
      .string()
      .refine(
        (text) => listOf(text).every(isOrigin),
        'must be a list of addresses like https://studio.example, without a path',
      )
      .optional(),
    BACKUP_EVERY_HOURS: numberBetween(0, 24 * 365).optional(),
    BACKUP_KEEP: numberBetween(1, 1000).optional(),
    LIMITS_SCALE: z
      .string()
      .refine((text) => Number(text) > 0 && Number.isFinite(Number(text)), 'must be a number above 0')
      .transform(Number)
      .default(1),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  })
  .superRefine(({ HOST_PORT, ADMIN_PORT, API_PORT }, context) => {
    if (new Set([HOST_PORT, ADMIN_PORT, API_PORT]).size < 3) {
      context.addIssue({
        code: 'custom',
        path: ['HOST_PORT, ADMIN_PORT, API_PORT'],
        message: 'must differ from each other',
      });
    }
  });

/**
 * Reads the settings from the environment: all of them, or every fault in one sentence each. An empty setting counts
 * as absent. Relative folders are seen from `base`.
 */
export function readSettings(environment: NodeJS.ProcessEnv, base: string = root): Outcome {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
    };
  }
  const values = parsed.data;
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

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

function isOrigin(text: string): boolean {
  if (!isAddress(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && search === '' && hash === '' && username === '' && password === '';
}

function isLoopback(text: string): boolean {
  return loopbackNames.includes(new URL(text).hostname);
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const isNarrow = /^\d{1,3}$/.test(bits ?? '') && Number(bits) >= 1;
  return bits === undefined || (isNarrow && Number(bits) <= (version === 4 ? 32 : 128));
}
