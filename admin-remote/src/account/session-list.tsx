import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import { useState } from 'react';
import { requireSession } from 'shared-session';
import { AlertDialog, Badge, Button, Skeleton, Text, theme, toast } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { useDates } from '../lib/use-dates.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { browserName } from '../components/browser-name.ts';
import { sessionsKey, sessionsQuery } from './sessions-query.ts';

/** Sessions of the account, each with a button that ends it. */
export function SessionList() {
  const dates = useDates();
  const api = useApi();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const query = useQuery(sessionsQuery(api));
  const { data } = query;
  const end = useMutation({
    mutationFn: (id: string) => api.call(calls.endSession, { path: { id } }),
    onSuccess: () => toast.success('Session ended'),
    onError: report,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  const endAll = useMutation({
    mutationFn: () => api.call(calls.logoutAll),
    onSuccess: () => requireSession().logout(),
    onError: report,
  });

  function report(failure: unknown) {
    tellFailure(failure, 'Error ending session');
  }

  return (
    <Panel title="Sessions" description="Where you are signed in.">
      <LoadState query={query} otherwise="Error fetching sessions">
        <Skeleton height="8rem" label="Loading sessions" />
      </LoadState>
      {data && (
        <List role="list">
          {data.sessions.map((session) => (
            <li key={session._id}>
              <div>
                <Text tone="strong">
                  {browserName(session.userAgent)}{' '}
                  {session.current && <Badge tone="success">This browser</Badge>}
                </Text>
                <Text size="xs" tone="quiet">
                  {session.ip} · last used {dates.time(session.lastUsedAt)} · ends{' '}
                  {dates.time(session.expiresAt)}
                </Text>
              </div>
              {!session.current && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`End session of ${browserName(session.userAgent)}`}
                  loading={end.isPending && end.variables === session._id}
                  onClick={() => end.mutate(session._id)}
                >
                  End session
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Log out everywhere
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        title="Log out everywhere"
        confirmLabel="Log out everywhere"
        busy={endAll.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => endAll.mutate()}
      >
        Every session ends, this one too. Continue?
      </AlertDialog>
    </Panel>
  );
}

const List = styled.ul(css`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space[1]};
    border-bottom: 1px solid ${theme.colors.border};
  }
`);
