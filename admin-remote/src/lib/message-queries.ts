import { queryOptions } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { MessageState } from 'content-api/contract';
import type { Api } from './api-client.ts';
import { seconds } from './durations.ts';

export type Folder = 'inbox' | 'spam';

/** Filter of a list of messages. */
export interface MessagesAsked {
  folder: Folder;
  page: number;
  q?: string;
  state?: MessageState | '';
}

/** First part of the key of everything that is known of messages. */
export const messagesKey = 'messages';
const pageSize = 24;

/** A page of a folder, from 1. */
export function messagesQuery(api: Api, { folder, page, q = '', state = '' }: MessagesAsked) {
  return queryOptions({
    queryKey: [messagesKey, folder, page, q, state],
    queryFn: ({ signal }) =>
      api.call(calls.listMessages, {
        params: { folder, page, size: pageSize, ...(q && { q }), ...(state && { state }) },
        signal,
      }),
  });
}

/** Number of unread messages in the inbox. */
export function unreadQuery(api: Api) {
  return queryOptions({
    queryKey: [messagesKey, 'unread'],
    queryFn: ({ signal }) => api.call(calls.listMessages, { params: { page: 1, size: 1 }, signal }),
    select: ({ unread }) => unread,
    refetchInterval: seconds(60),
  });
}
