import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isAgePublicKey } from './age-public-key.ts';
import { areServerAddresses } from './server-addresses.ts';

const text = z.string().trim();
const number = (min: number, max: number) =>
  text
    .refine((value) => Number(value) >= min && Number(value) <= max, `must be a number from ${min} to ${max}`)
    .transform(Number);

/** Field types of settings from the environment. Each message says what the value must be; `readSettings` adds the name. */
export const fields = {
  text,
  /** @param min 0 lets the system choose a port */
  port: (min: 0 | 1 = 0) =>
    text
      .refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= 65_535,
        `must be a port from ${min} to 65535`,
      )
      .transform(Number),
  /** An address to listen on. */
  bind: text.refine(
    (value) => isIP(value) !== 0 || value === 'localhost',
    'must be an IP address of this machine, such as 127.0.0.1',
  ),
  /** Without a slash at its end. */
  origin: text
    .refine(isOrigin, 'must be an address like https://studio.example, without a path')
    .transform((value) => new URL(value).origin),
  origins: text
    .transform(listOf)
    .refine(
      (values) => values.every(isOrigin),
      'must be a list of addresses like https://studio.example, without a path',
    )
    .transform((values) => values.map((value) => new URL(value).origin)),
  /** Without slashes at its end. */
  pathOrAddress: text
    .refine(
      (value) => /^\/(?!\/)/.test(value) || isAddress(value),
      'must be a path like /api or an http(s) address',
    )
    .transform(withoutTrailingSlashes),
  /** Addresses and CIDR ranges. A range of all addresses is none. */
  ranges: text.transform(listOf).superRefine((values, context) => {
    const wrong = values.filter((value) => !isRange(value));
    if (wrong.length === 0) return;
    const message = `must be a list of addresses or CIDR ranges, such as 10.0.0.0/8,127.0.0.1: not ${wrong.join(', ')}`;
    context.addIssue({ code: 'custom', message });
  }),
  onOff: z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on'),
  number,
  cdnSeconds: number(1, 31_536_000),
  limitsScale: number(0.001, 1_000_000),
  backupEveryHours: number(0, 24 * 365),
  backupKeep: number(1, 1000),
  historyDays: number(1, 36_500),
  historyKeep: number(0, 10_000),
  mediaPictureMegabytes: number(0.001, 1_000),
  mediaPictureMegapixels: number(0.001, 250),
  mediaVideoMegabytes: number(0.001, 2_000),
  mediaUploadsPerHour: number(1, 1_000_000),
  timeZone: text.refine(isTimeZone, 'must be a time zone like Europe/Vienna'),
  databaseUrl: text.refine(
    areServerAddresses,
    'must be postgres://user:password@host/database, or unset for the embedded database',
  ),
  email: z.email('must be an e-mail address'),
  emails: text
    .transform(listOf)
    .refine(
      (values) => values.every((value) => z.email().safeParse(value).success),
      'must be e-mail addresses, separated by commas',
    ),
  /** Names of hosts, without port and protocol. */
  hosts: text
    .transform(listOf)
    .refine(
      (values) => values.every((value) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(value)),
      'must be names of hosts in small letters, separated by commas',
    ),
  /** `hello@studio.example`, or `The studio <hello@studio.example>`. */
  sender: text.refine(isSender, 'must be like hello@studio.example or The studio <hello@studio.example>'),
  smtpUrl: text.refine(isSmtpUrl, 'must be smtp://user:password@host:port or smtps://…'),
  /** A folder with its whole path, or `s3://bucket/prefix`. */
  objectStore: text.refine(
    (value) => path.isAbsolute(value) || isBucket(value),
    'must be a folder with its whole path, or s3://bucket/prefix',
  ),
  /** Public key of age, `age1…`. */
  agePublicKey: text.refine(
    isAgePublicKey,
    'must be a public key of age, which begins with age1; the private key stays with the owner',
  ),
  webAddress: text.refine(isAddress, 'must be an http(s) address'),
  /** Of a server, with a path or without, and without slashes at its end. */
  serverAddress: text.refine(isAddress, 'must be an http(s) address').transform(withoutTrailingSlashes),
  siteSecret: z.string().min(32, 'must have 32 characters or more'),
  webhookSecret: z.string().min(8, 'must have 8 characters or more'),
  messageDays: number(0, 36_500),
  logLevel: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'must be one of fatal, error, warn, info, debug, trace, silent',
  ),
};

function isAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

function isBucket(value: string): boolean {
  return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w!'()*.-]+)*\/?$/.test(value);
}

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}

function isSender(value: string): boolean {
  const [, address = value] = /^[^<>"\r\n]{1,100}<([^<>]+)>$/.exec(value) ?? [];
  return z.email().safeParse(address).success;
}

function isOrigin(value: string): boolean {
  if (!isAddress(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && search === '' && hash === '' && username === '' && password === '';
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const isNarrow = /^\d{1,3}$/.test(bits ?? '') && Number(bits) >= 1;
  return bits === undefined || (isNarrow && Number(bits) <= (version === 4 ? 32 : 128));
}

function withoutTrailingSlashes(value: string): string {
  let end = value.length;
  while (value[end - 1] === '/') end -= 1;
  return value.slice(0, end);
}
