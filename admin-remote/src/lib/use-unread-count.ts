import { useQuery } from '@tanstack/react-query';
import { useApi } from './api-context.ts';
import { apiFailure } from './api-failure.ts';
import { seconds } from './durations.ts';
import { endpoints } from './endpoints.ts';
import { isObject } from './is-object.ts';

/** First part of the key of everything that is known of messages. */
export const messagesKey = 'messages';

/** How many messages in the inbox nobody has read; 0 while that is not known. */
export function useUnreadCount(): number {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [messagesKey, 'unread'],
    refetchInterval: seconds(60),
    async queryFn({ signal }) {
      const body = await api.get(endpoints.messages, { params: { page: 1, size: 1 }, signal });
      if (!isObject(body) || typeof body.unread !== 'number') throw apiFailure('unreadable');
      return body.unread;
    },
  });
  return data ?? 0;
}
