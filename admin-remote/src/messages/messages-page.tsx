import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Message } from 'content-api/contract';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { EmptyState, Pagination, Skeleton, Stack, Text } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { DeleteDialog } from '../components/list/delete-dialog.tsx';
import { PillBar } from '../components/pill-bar.tsx';
import { useLastPage } from '../components/use-last-page.ts';
import { PageHeader } from '../components/page-header.tsx';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { messagesKey, messagesQuery } from '../lib/message-queries.ts';
import type { Folder } from '../lib/message-queries.ts';
import { icons } from '../components/icons.ts';
import { MessageCard } from './message-card.tsx';
import { MessagesToolbar } from './messages-toolbar.tsx';
import type { MessageFilter } from './messages-toolbar.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { useMessageChange } from './use-message-change.ts';

const empty: Record<Folder, { title: string; message: string }> = {
  inbox: {
    title: 'No messages yet',
    message: 'What visitors send through the contact form appears here.',
  },
  spam: { title: 'No spam', message: 'Messages that look like spam are filed here, never dropped.' },
};

/** 'Messages': what visitors sent through the contact form. */
export default function MessagesPage() {
  const api = useApi();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [deleted, setDeleted] = useState<Message>();
  const folder: Folder = params.get('folder') === 'spam' ? 'spam' : 'inbox';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [filter, setFilter] = useState<MessageFilter>({ q: '', state: '' });
  const [replyTo, setReplyTo] = useState<Message>();
  const [toErase, setToErase] = useState<Message>();
  const isFiltered = filter.q !== '' || filter.state !== '';
  const query = useQuery({
    ...messagesQuery(api, { folder, page, q: filter.q, state: folder === 'inbox' ? filter.state : '' }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  useLastPage(data);
  const { change, shown } = useMessageChange();

  /** Another selection begins at its first page. */
  function select(to: MessageFilter): void {
    setFilter(to);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  }

  function reload() {
    return queries.invalidateQueries({ queryKey: [messagesKey] });
  }

  return (
    <>
      <PageHeader title="Messages" description={data ? `${data.unread} unread` : undefined} />
      <Stack>
        <PillBar as="nav" aria-label="Folders">
          <Link to={paths.messages} aria-current={folder === 'inbox' ? 'page' : undefined}>
            Inbox
          </Link>
          <Link to={`${paths.messages}?folder=spam`} aria-current={folder === 'spam' ? 'page' : undefined}>
            Spam
          </Link>
        </PillBar>
        <MessagesToolbar filter={filter} hasStates={folder === 'inbox'} onChange={select} />
        <LoadState query={query} otherwise="Error fetching messages">
          <Skeleton height="12rem" label="Loading messages" />
        </LoadState>
        {data?.total === 0 &&
          (isFiltered ? (
            <NothingFound title="Nothing found" onClear={() => select({ q: '', state: '' })} />
          ) : (
            <EmptyState icon={icons.message} {...empty[folder]} />
          ))}
        {data && data.total > 0 && (
          <>
            <Text role="status" size="sm" tone="quiet">
              {data.total} {data.total === 1 ? 'message' : 'messages'}
            </Text>
            <Stack as="ul" role="list" aria-label="Messages" gap={1}>
              {data.messages.map((message) => (
                <li key={message._id}>
                  <MessageCard
                    message={shown(message)}
                    onChange={(patch) => change(message, patch)}
                    onDelete={() => setDeleted(message)}
                    onReply={() => setReplyTo(message)}
                    onErase={() => setToErase(message)}
                    onSaved={() => void reload()}
                    canReply={data.canReply}
                    keptDays={data.keptDays}
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
      {replyTo && (
        <ReplyDialog
          key={replyTo._id}
          message={replyTo}
          onSent={() => void reload()}
          onClose={() => setReplyTo(undefined)}
        />
      )}
      {toErase && (
        <DeleteDialog
          subject={toErase.email}
          title="Erase person"
          question="Every message of this address, and what was told of it, is deleted for good. Backups keep it until they are replaced."
          done="Person erased"
          failed="Error erasing person"
          remove={() => api.call(calls.eraseMessages, { body: { email: toErase.email } })}
          onDone={() => void reload()}
          onClose={() => setToErase(undefined)}
        />
      )}
      {deleted && (
        <DeleteDialog
          subject={deleted.subject}
          title="Delete message"
          question="Are you sure you want to delete this message?"
          done="Message deleted successfully"
          failed="Error deleting message"
          remove={() => api.call(calls.deleteMessage, { path: { id: deleted._id } })}
          onDone={() => void reload()}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
