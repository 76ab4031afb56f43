/** Ways that something is sent: a mail, a call of the webhook, a call that purges the cache in front of the site. */
export type Channel = 'mail' | 'webhook' | 'purge';

/** A mail as it is sent, but for its addresses. */
export interface MailBody {
  text: string;
  html: string;
  replyTo?: string;
}

/** One attempt's input. */
export interface Delivery {
  id: string;
  recipient: string;
  subject: string;
  messageId: string;
  content: unknown;
}
