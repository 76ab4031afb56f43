import { fields } from 'server-kit/settings';
import type { z } from 'zod';

/** Settings of visit counts, and of notifications about messages. */
export interface NotificationConfig {
  /** Unset: the one that was set in the console, or no mail is sent. */
  mail?: MailSettings;
  /** A mail server that is set in the console may have a private address. */
  mailMayBePrivate: boolean;
  webhook?: WebhookSettings;
  /** Unset: no cache in front of the site is purged. */
  purge?: WebhookSettings;
  messages: MessageSettings;
  countsVisits: boolean;
}

export interface MailSettings {
  /** `smtp://…` or `smtps://…`, with a password as a rule. */
  url: string;
  /** An address, or a name and an address in angle brackets. */
  from: string;
  /** Recipients of notifications; empty: every account with the right `messages`. */
  notify: string[];
  /** Only connected to at a public address. */
  isOutside?: boolean;
}

export interface WebhookSettings {
  url: string;
  secret: string;
  mayBePrivate: boolean;
}

export interface MessageSettings {
  /** Days after which messages are deleted; 0: never. */
  days: number;
  /** A visitor gets a copy of the message. */
  sendsCopy: boolean;
}

export const notificationFields = {
  SMTP_URL: fields.smtpUrl.optional(),
  MAIL_FROM: fields.sender.optional(),
  NOTIFY_EMAIL: fields.emails.default([]),
  MAIL_ALLOW_PRIVATE: fields.onOff.default(false),
  WEBHOOK_URL: fields.webAddress.optional(),
  PURGE_URL: fields.webAddress.optional(),
  WEBHOOK_SECRET: fields.webhookSecret.optional(),
  WEBHOOK_ALLOW_PRIVATE: fields.onOff.default(false),
  MESSAGES_DAYS: fields.messageDays.default(0),
  CONTACT_COPY: fields.onOff.default(false),
  VISITS: fields.onOff.default(true),
};

type Values = z.output<z.ZodObject<typeof notificationFields>>;

export function refuseUnsigned(
  { WEBHOOK_URL, PURGE_URL, WEBHOOK_SECRET }: Pick<Values, 'WEBHOOK_URL' | 'PURGE_URL' | 'WEBHOOK_SECRET'>,
  context: z.core.$RefinementCtx,
): void {
  const called = WEBHOOK_URL === undefined ? 'PURGE_URL' : 'WEBHOOK_URL';
  if ((WEBHOOK_URL ?? PURGE_URL) === undefined || WEBHOOK_SECRET !== undefined) return;
  context.addIssue({ code: 'custom', path: ['WEBHOOK_SECRET'], message: `must be set with ${called}` });
}

export function notificationConfigOf(values: Values, siteUrl: URL): NotificationConfig {
  const { SMTP_URL, WEBHOOK_URL, PURGE_URL } = values;
  const signed = { secret: values.WEBHOOK_SECRET ?? '', mayBePrivate: values.WEBHOOK_ALLOW_PRIVATE };
  return {
    ...(SMTP_URL !== undefined && {
      mail: {
        url: SMTP_URL,
        from: values.MAIL_FROM ?? `no-reply@${siteUrl.hostname}`,
        notify: values.NOTIFY_EMAIL,
      },
    }),
    ...(WEBHOOK_URL !== undefined && {
      webhook: { url: WEBHOOK_URL, ...signed },
    }),
    ...(PURGE_URL !== undefined && { purge: { url: PURGE_URL, ...signed } }),
    mailMayBePrivate: values.MAIL_ALLOW_PRIVATE,
    messages: { days: values.MESSAGES_DAYS, sendsCopy: values.CONTACT_COPY },
    countsVisits: values.VISITS,
  };
}
