import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usersCalls } from 'content-api/contract';
import type { AccountView } from 'content-api/contract';
import { Button, Heading, Stack, Text, toast } from 'shared-ui';
import { browserName } from '../components/browser-name.ts';
import { useApi } from '../lib/api-context.ts';
import { useDates } from '../lib/use-dates.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { peopleKey } from './people-queries.ts';

/** Where somebody is signed in, with a button that ends it. */
export function PersonSessions({ account: { _id, username } }: { account: AccountView }) {
  const dates = useDates();
  const api = useApi();
  const queries = useQueryClient();
  const queryKey = [...peopleKey, _id, 'sessions'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(usersCalls.listUserSessions, { path: { id: _id }, signal }),
  });
  const endAll = useMutation({
    mutationFn: () => api.call(usersCalls.endUserSessions, { path: { id: _id } }),
    onSuccess: () => toast.success(`${username} is logged out everywhere`),
    onError: (failure) => tellFailure(failure, 'Error ending sessions'),
    onSettled: () => queries.invalidateQueries({ queryKey: peopleKey }),
  });
  const sessions = data?.sessions ?? [];
  return (
    <Stack gap={1}>
      <Heading level={3} size="h4">
        Sessions
      </Heading>
      {data && sessions.length === 0 && <Text size="sm">Not signed in anywhere.</Text>}
      {sessions.map((session) => (
        <Text key={session._id} size="sm">
          {browserName(session.userAgent)} · {session.ip} · last used {dates.time(session.lastUsedAt)}
          {session.current && ' · this browser'}
        </Text>
      ))}
      {sessions.length > 0 && (
        <div>
          <Button size="sm" variant="secondary" loading={endAll.isPending} onClick={() => endAll.mutate()}>
            End every session
          </Button>
        </div>
      )}
    </Stack>
  );
}
