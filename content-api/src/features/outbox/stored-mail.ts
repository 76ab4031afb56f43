import { z } from 'zod';
import type { MailSettings } from '../../config/notification-config.ts';
import { mailServerInputSchema } from '../../contract/mail.ts';
import type { MailServer, MailServerInput } from '../../contract/mail.ts';
import type { Context } from '../../core/context.ts';
import type { Queries } from '../../db/database.ts';
import { readMeta } from '../../db/meta.ts';
import { seal, unseal } from '../../lib/seal.ts';

const purpose = 'mail password';

/** Key of the mail server that was set in the console. */
export const mailKey = 'mail_server';

const storedSchema = mailServerInputSchema
  .omit({ password: true, updatedAt: true })
  .extend({ sealedPassword: z.string(), updatedAt: z.string() });

/** The mail server as it is stored; its password is sealed with the site's secret. */
export type StoredMail = z.infer<typeof storedSchema>;

export async function readStoredMail(db: Queries): Promise<StoredMail | undefined> {
  const stored = await readMeta(db, mailKey);
  // One that a later version refuses must not keep messages from being stored.
  return stored === undefined ? undefined : storedSchema.safeParse(JSON.parse(stored)).data;
}

export function sealPassword(siteSecret: string, password: string): string {
  return password === '' ? '' : seal(siteSecret, purpose, password);
}

/** The mail server in use: that of the environment, else that of the console. Undefined: no mail is sent. */
export async function readMail(
  db: Queries,
  { config, siteSecret }: Pick<Context, 'config' | 'siteSecret'>,
): Promise<MailSettings | undefined> {
  if (config.mail !== undefined) return config.mail;
  const stored = await readStoredMail(db);
  const password = stored && passwordOf(stored, siteSecret);
  if (stored === undefined || password === undefined) return undefined;
  return {
    url: addressOf(stored, password),
    from:
      stored.senderName === '' ? stored.senderAddress : `"${stored.senderName}" <${stored.senderAddress}>`,
    notify: stored.notify,
    isOutside: !config.mailMayBePrivate,
  };
}

/** The mail server in use as the console shows it. */
export async function showMail(
  db: Queries,
  { config, siteSecret }: Pick<Context, 'config' | 'siteSecret'>,
): Promise<MailServer> {
  if (config.mail !== undefined) return fromEnvironment(config.mail);
  const stored = await readStoredMail(db);
  if (stored === undefined) return none;
  const { sealedPassword, ...shown } = stored;
  return {
    ...shown,
    source: 'console',
    hasPassword: sealedPassword !== '',
    isReadable: passwordOf(stored, siteSecret) !== undefined,
  };
}

const none: MailServer = {
  source: 'none',
  host: '',
  port: 465,
  security: 'tls',
  user: '',
  hasPassword: false,
  isReadable: true,
  senderName: '',
  senderAddress: '',
  notify: [],
};

function fromEnvironment({ url, from, notify }: MailSettings): MailServer {
  const { hostname, port, protocol, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const [name = '', address = from] = from.includes('<') ? from.split(/[<>]/) : [''];
  return {
    ...none,
    source: 'environment',
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : 'starttls',
    user: decodeURIComponent(username),
    hasPassword: password !== '',
    senderName: name.replaceAll('"', '').trim(),
    senderAddress: address.trim(),
    notify,
  };
}

function passwordOf({ sealedPassword }: StoredMail, siteSecret: string): string | undefined {
  return sealedPassword === '' ? '' : unseal(siteSecret, purpose, sealedPassword);
}

function addressOf(
  { host, port, security, user }: Pick<MailServerInput, 'host' | 'port' | 'security' | 'user'>,
  password: string,
): string {
  const account = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const name = host.includes(':') ? `[${host}]` : host;
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${account}${name}:${port}`;
}
