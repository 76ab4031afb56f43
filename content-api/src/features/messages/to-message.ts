import type { Selectable } from 'kysely';
import { messageStates } from '../../contract/message.ts';
import type { Message, MessageState } from '../../contract/message.ts';
import { fromFlag } from '../../db/json.ts';
import type { MessageTable } from '../../db/schema.ts';

export function toMessage(row: Selectable<MessageTable>): Message {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    isRead: fromFlag(row.is_read),
    isSpam: fromFlag(row.is_spam),
    state: stateOf(row),
    note: row.note,
    assignee: row.assignee,
    reason: row.spam_reason,
    repliedAt: row.replied_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** An earlier version of the server, still running beside this one, knows the marks only. */
function stateOf({ state, is_spam }: Selectable<MessageTable>): MessageState {
  if (fromFlag(is_spam)) return 'spam';
  const known = messageStates.find((one) => one === state) ?? 'new';
  return known === 'spam' ? 'new' : known;
}
