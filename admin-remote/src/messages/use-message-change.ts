import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, messageSchema } from 'content-api/contract';
import type { Message, MessagePatch } from 'content-api/contract';
import { useRef } from 'react';
import { useApi } from '../lib/api-context.ts';
import { apiFailure, isApiFailure } from '../lib/api-failure.ts';
import { messagesKey } from '../lib/message-queries.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { patchLabels } from './message-words.ts';

type Change = Omit<MessagePatch, 'updatedAt'>;

interface Wanted {
  /** The message as it was shown when the change was asked for. */
  message: Message;
  change: Change;
}

const maxMerges = 3;

/**
 * Changes messages by single presses, one call after the other: each goes onto the version that the one before made.
 * What somebody else changed meanwhile stays; if it was the same part, the change is refused, and says so.
 */
export function useMessageChange() {
  const api = useApi();
  const queries = useQueryClient();
  /** The newest state of messages as answers to own changes told it. */
  const newest = useRef(new Map<string, Message>());

  async function send(base: Message, change: Change, mergesLeft = maxMerges): Promise<Message> {
    const { _id: id, updatedAt } = base;
    try {
      return await api.call(calls.updateMessage, { path: { id }, body: { ...change, updatedAt } });
    } catch (failure) {
      const { data: current } = messageSchema.safeParse(isApiFailure(failure) ? failure.current : undefined);
      if (!current || mergesLeft === 0) throw failure;
      newest.current.set(id, current);
      const clashing = (Object.keys(change) as (keyof Change)[]).filter(
        (name) => current[name] !== base[name] && current[name] !== change[name],
      );
      if (clashing.length === 0) return send(current, change, mergesLeft - 1);
      const names = clashing.map((name) => patchLabels[name]).join(', ');
      const text = `Somebody else changed this meanwhile: ${names}. Your change was not saved.`;
      throw apiFailure('refused', { status: 409, serverMessage: text, cause: failure });
    }
  }

  const { mutate, isPending, variables } = useMutation({
    scope: { id: messagesKey },
    async mutationFn({ message, change }: Wanted) {
      const answered = newest.current.get(message._id);
      const base = answered && answered.updatedAt > message.updatedAt ? answered : message;
      newest.current.set(message._id, await send(base, change));
    },
    onError: (failure) => tellFailure(failure, 'Error saving message'),
    onSettled: () => queries.invalidateQueries({ queryKey: [messagesKey] }),
  });

  return {
    change: (message: Message, change: Change) => mutate({ message, change }),
    /** The message as it is once the change on its way is saved. */
    shown: (message: Message): Message =>
      isPending && variables.message._id === message._id ? { ...message, ...variables.change } : message,
  };
}
