import type { JsonColumn } from './columns.ts';

/** One mail to one address, one call of the webhook, or one that purges the cache in front of the site. */
export interface OutboxTable {
  id: string;
  /** The message that it is about. */
  message: string | null;
  kind: string;
  channel: string;
  /** A mail address; empty for calls. */
  recipient: string;
  subject: string;
  /** Content to send; emptied as soon as it is accepted or given up. */
  content: JsonColumn;
  /** The Message-ID, the same in every attempt. */
  message_id: string;
  /** `queued`, `accepted` or `failed`. */
  state: string;
  attempts: number;
  /** When it is tried next; while somebody tries, when the next one may. */
  next_at: string;
  /** The process that holds the claim. */
  claim: string | null;
  /** Why the last attempt failed. */
  reason: string;
  created_at: string;
  tried_at: string | null;
  failed_at: string | null;
  accepted_at: string | null;
}
