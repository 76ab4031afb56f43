import { isIP } from 'node:net';
import path from 'node:path';
import { connectionLimits } from 'server-kit';
import { days, hours, minutes, seconds } from './lib/durations.ts';

/** What the process is told by its environment, with every default applied. */
export interface Config {
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
  /** Addresses that may say for whom they call; loopback always may. */
  trustedCallers: string[];
  limitsScale: number;
  logLevel: string;
  limits: Limits;
  timeouts: Timeouts;
  backups: { everyMs: number; keep: number };
}

/** Rates: how many in how long. */
export interface Limits {
  loginPerAddress: Rate;
  contactPerAddress: Rate;
  contactInAll: Rate;
  reportsPerAddress: Rate;
  reportsInAll: Rate;
  adminCalls: Rate;
  adminWrites: Rate;
  accountFailures: number;
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

interface ConfigResult {
  config: Config;
  warnings: string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; throws one error that lists every fault. */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const faults: string[] = [];
  const warnings: string[] = [];
  const get = (name: string): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };
  const check = (isRight: boolean, message: string): void => {
    if (!isRight) faults.push(message);
  };
  const number = (name: string, fallback: number, min: number, max: number): number => {
    const text = get(name);
    const value = text === undefined ? fallback : Number(text);
    check(
      Number.isFinite(value) && value >= min && value <= max,
      `${name} must be a number from ${min} to ${max}`,
    );
    return value;
  };
  const port = (name: string, fallback: number): number => {
    const value = number(name, fallback, 0, 65_535);
    check(Number.isInteger(value) || Number.isNaN(value), `${name} must be a whole number`);
    return value;
  };
  const list = (name: string): string[] =>
    (get(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');

  const databaseUrl = get('DATABASE_URL');
  check(
    databaseUrl === undefined || (/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl)),
    'DATABASE_URL must be postgres://user:password@host/database, or unset for the embedded database',
  );
  const hostPort = port('HOST_PORT', 3000);
  const siteText = get('SITE_URL') ?? `http://localhost:${hostPort}`;
  check(isOrigin(siteText), 'SITE_URL must be an address like https://studio.example');
  const origins = list('CORS_ORIGINS');
  for (const origin of origins) {
    check(isOrigin(origin), `CORS_ORIGINS: ${origin} is not an origin like https://studio.example`);
  }
  const trustedCallers = list('API_TRUSTED');
  for (const caller of trustedCallers) {
    check(isAddressRange(caller), `API_TRUSTED: ${caller} is neither an address nor a CIDR range`);
  }
  const email = get('ADMIN_EMAIL');
  check(email === undefined || /^[^\s@]+@[^\s@]+$/.test(email), 'ADMIN_EMAIL must be an e-mail address');
  const password = env.ADMIN_PASSWORD === '' ? undefined : env.ADMIN_PASSWORD;
  const demo = get('DEMO_CONTENT') ?? 'on';
  check(demo === 'on' || demo === 'off', 'DEMO_CONTENT must be on or off');
  const logLevel = get('LOG_LEVEL') ?? 'info';
  check(logLevels.includes(logLevel), `LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  const limitsScale = number('LIMITS_SCALE', 1, 0.001, 1_000_000);
  if (limitsScale !== 1)
    warnings.push(`LIMITS_SCALE is ${limitsScale}: rate limits are not those of production`);
  const bind = get('API_BIND') ?? '127.0.0.1';
  const config = {
    port: port('API_PORT', 4000),
    bind,
    dataDir: path.resolve(get('DATA_DIR') ?? './data'),
    databaseUrl,
    firstAdmin: { email, password },
    hasDemoContent: demo === 'on',
    limitsScale,
    logLevel,
    trustedCallers,
    timeouts: {
      requestMs: number('API_REQUEST_TIMEOUT_MS', connectionLimits.requestMs, 100, minutes(10)),
      connectionMs: number('API_CONNECTION_TIMEOUT_MS', connectionLimits.idleMs, 100, minutes(10)),
      headersMs: number('API_HEADERS_TIMEOUT_MS', connectionLimits.headersMs, 100, minutes(10)),
      keepAliveMs: number('API_KEEP_ALIVE_MS', connectionLimits.keepAliveMs, 100, minutes(60)),
      shutdownMs: seconds(10),
    },
    backups: {
      everyMs: hours(number('BACKUP_EVERY_HOURS', 24, 0, 24 * 365)),
      keep: number('BACKUP_KEEP', 7, 1, 1000),
    },
    limits: scaledLimits(limitsScale),
  };
  if (faults.length > 0) throw configFault(faults);
  const siteUrl = new URL(siteText);
  return {
    config: {
      ...config,
      siteUrl,
      allowedOrigins: [...ownOrigins(siteUrl), ...origins.map((o) => new URL(o).origin)],
    },
    warnings,
  };
}

function scaledLimits(scale: number): Limits {
  const rate = (max: number, windowMs: number): Rate => ({
    max: Math.max(1, Math.round(max * scale)),
    windowMs,
  });
  return {
    loginPerAddress: rate(10, minutes(15)),
    contactPerAddress: rate(5, minutes(10)),
    contactInAll: rate(100, hours(1)),
    reportsPerAddress: rate(10, minutes(10)),
    reportsInAll: rate(200, days(1)),
    adminCalls: rate(600, minutes(1)),
    adminWrites: rate(120, minutes(1)),
    accountFailures: Math.max(1, Math.round(5 * scale)),
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

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search === '' && hash === '' && username === '';
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const max = version === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= max);
}

function configFault(faults: string[]): Error {
  const message = `The settings have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults
    .map((line) => `  - ${line}`)
    .join('\n')}`;
  return Object.assign(new Error(message), { code: 'BAD_SETTINGS', isStartupFault: true as const });
}
