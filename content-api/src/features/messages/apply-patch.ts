import type { z } from 'zod';
import type { Message, MessageState, messagePatchSchema } from '../../contract/message.ts';

type Patch = z.output<typeof messagePatchSchema>;

/** The message with a change. Whatever was answered or settled has been read. */
export function applyPatch(message: Message, patch: Patch, now: string): Message {
  const state = stateAfter(message, patch);
  const isAnswer = state === 'replied' && message.state !== 'replied';
  return {
    ...message,
    state,
    isRead: patch.isRead ?? (message.isRead || (state !== 'new' && state !== 'spam')),
    note: patch.note ?? message.note,
    assignee: patch.assignee ?? message.assignee,
    repliedAt: message.repliedAt ?? (isAnswer ? now : null),
  };
}

/** `isSpam` is how earlier versions say it. */
function stateAfter({ state, repliedAt }: Message, patch: Patch): MessageState {
  if (patch.state !== undefined) return patch.state;
  if (patch.isSpam === true) return 'spam';
  if (patch.isSpam === false && state === 'spam') return repliedAt === null ? 'new' : 'replied';
  return state;
}
