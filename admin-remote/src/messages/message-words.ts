import type { Deliveries, MessagePatch, MessageState } from 'content-api/contract';
import type { Dates } from '../lib/dates.ts';

export const stateLabels: Record<MessageState, string> = {
  new: 'New',
  replied: 'Replied',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** The parts of a message that people change, as a refusal names them. */
export const patchLabels: Record<Exclude<keyof MessagePatch, 'updatedAt'>, string> = {
  isRead: 'read or unread',
  isSpam: 'spam or not',
  state: 'state',
  assignee: 'assigned to',
  note: 'note',
};

type Step = Deliveries['items'][number];

const whats: Record<string, string> = {
  enquiry: 'Notice',
  copy: 'Copy for the visitor',
  reply: 'Reply',
};

/** One step of what became of a message, in a sentence. */
export function stepText(step: Step, dates: Dates): string {
  const { state, channel, kind = '', to, reason, attempts = 1, nextAt } = step;
  if (state === 'stored') return 'Stored';
  const what = channel === 'webhook' ? 'Webhook' : `${whats[kind] ?? 'Mail'}${to ? ` to ${to}` : ''}`;
  if (state === 'queued') return `${what}: queued`;
  const tries = attempts === 1 ? 'once' : `${attempts} times`;
  if (state === 'accepted') return `${what}: accepted${attempts > 1 ? ` after ${attempts} attempts` : ''}`;
  const after = nextAt ? `; tried again at ${dates.time(nextAt)}` : '; given up';
  return `${what}: failed ${tries} (${reason ?? 'no reason given'})${after}`;
}

/** Opening lines of a reply, for the writer to change. */
export const replyTemplates = [
  {
    label: 'Thanks, with a question',
    text: (name: string) =>
      `Hello ${name},\n\nthank you for writing to us. This sounds like something we can help with.\n\nWhen would you like it to be ready, and what budget did you have in mind?\n\nKind regards`,
  },
  {
    label: 'Suggest a call',
    text: (name: string) =>
      `Hello ${name},\n\nthank you for your message. The quickest way forward is a short call. Which day and time would suit you?\n\nKind regards`,
  },
  {
    label: 'Decline',
    text: (name: string) =>
      `Hello ${name},\n\nthank you for thinking of us. We cannot take this on at the moment, and would rather say so now than keep you waiting.\n\nKind regards`,
  },
];
