import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message, MessagePatch } from 'content-api/contract';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Button, EmptyState, ErrorState, Pagination, Skeleton, Stack, Text, toast } from 'shared-ui';
import { DeleteDialog } from '../../../components/list/delete-dialog.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { failureText, isSessionFailure } from '../../../lib/api-failure.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { messagesKey } from '../../../lib/use-unread-count.ts';
import { fetchMessages, updateMessage } from '../api/messages.ts';
import type { Folder } from '../api/messages.ts';
import { signs } from '../../../components/signs.ts';
import { FolderLinks } from './folder-links.tsx';
import { MessageCard } from './message-card.tsx';

/** 'Messages': what visitors sent through the contact form (ruling 36). */
export default function MessagesPage() {
  const api = useApi();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [doomed, setDoomed] = useState<Message>();
  const folder: Folder = params.get('folder') === 'spam' ? 'spam' : 'inbox';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [messagesKey, folder, page],
    queryFn: ({ signal }) => fetchMessages(api, folder, page, signal),
  });
  const change = useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: MessagePatch }) => updateMessage(api, id, patch),
    onSettled: reload,
    onError(failure) {
      if (!isSessionFailure(failure)) toast.error(failureText(failure, 'Error saving message'));
    },
  });

  function reload() {
    return queries.invalidateQueries({ queryKey: [messagesKey] });
  }

  return (
    <>
      <PageHeader title="Messages" description={data ? `${data.unread} unread` : undefined} />
      <Stack>
        <FolderLinks folder={folder} />
        {!data && error && !isFetching && (
          <ErrorState
            title={failureText(error, 'Error fetching messages')}
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
        {!data && (isFetching || !error) && <Skeleton height="12rem" label="Loading messages" />}
        {data?.total === 0 && (
          <EmptyState
            icon={signs.message}
            title={folder === 'inbox' ? 'No messages yet' : 'No spam'}
            message={
              folder === 'inbox'
                ? 'What visitors send through the contact form appears here.'
                : 'Messages that look like spam are filed here, never dropped.'
            }
          />
        )}
        {data && data.total > 0 && (
          <>
            <Text role="status" size="sm" tone="quiet">
              {data.total} {data.total === 1 ? 'message' : 'messages'}
            </Text>
            <Stack as="ul" role="list" aria-label="Messages" gap={1}>
              {data.messages.map((message) => (
                <li key={message._id}>
                  <MessageCard
                    message={message}
                    onChange={(patch) => change.mutate({ id: message._id, patch })}
                    onDelete={() => setDoomed(message)}
                  />
                </li>
              ))}
            </Stack>
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / data.size)}
              hrefOf={(to) => `${pathname}?folder=${folder}&page=${to}`}
              linkAs={Link}
              label="Pages of messages"
            />
          </>
        )}
      </Stack>
      {doomed && (
        <DeleteDialog
          subject={doomed.subject}
          title="Delete message"
          question="Are you sure you want to delete this message?"
          done="Message deleted successfully"
          failed="Error deleting message"
          remove={() => api.remove(endpoints.message(doomed._id))}
          onDone={() => void reload()}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
