import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offSiteCalls } from 'content-api/backups';
import type { OffSite } from 'content-api/backups';
import { useState } from 'react';
import { AlertDialog, Button, Skeleton, Stack, StatusBanner } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { Panel } from '../components/panel.tsx';
import type { Api } from '../lib/api-client.ts';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { backupFilesKey } from './backups-query.ts';
import { OffSiteFacts } from './off-site-facts.tsx';
import { OffSiteForm } from './off-site-form.tsx';

/** Panel of the off-site place of backups. Owners change it, others read it and try it. */
export function OffSitePanel({ isOwner }: { isOwner: boolean }) {
  const api = useApi();
  const queries = useQueryClient();
  const options = offSiteQuery(api);
  const query = useQuery(options);
  const { data } = query;
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const test = useMutation({
    mutationFn: () => api.call(offSiteCalls.testOffSite),
    onSuccess: () => queries.invalidateQueries({ queryKey: backupFilesKey }),
    onError: (failure) => tellFailure(failure, 'Error trying the place'),
  });
  const show = (offSite: OffSite) => {
    test.reset();
    setEditing(false);
    queries.setQueryData(options.queryKey, offSite);
    void queries.invalidateQueries({ queryKey: ['backups'], exact: true });
  };
  const remove = useMutation({
    mutationFn: () => api.call(offSiteCalls.removeOffSite),
    onSuccess: show,
    onError: (failure) => tellFailure(failure, 'Error removing the place'),
    onSettled: () => setRemoving(false),
  });
  const mayChange = isOwner && data !== undefined && data.source !== 'environment';

  return (
    <Panel
      title="Off-site backups"
      description="A copy in another place outlives this server. It is encrypted before it leaves."
    >
      <LoadState query={query} otherwise="Error fetching the place">
        <Skeleton height="6rem" label="Loading the place of off-site backups" />
      </LoadState>
      {test.data && (
        <StatusBanner tone={test.data.isUsable ? 'success' : 'error'}>{test.data.message}</StatusBanner>
      )}
      {data && isEditing && <OffSiteForm offSite={data} onSaved={show} onCancel={() => setEditing(false)} />}
      {data && !isEditing && (
        <>
          <OffSiteFacts offSite={data} />
          <Stack direction="row" gap={1} wrap>
            {data.source !== 'none' && (
              <Button
                variant="secondary"
                loading={test.isPending}
                loadingText="Trying..."
                onClick={() => test.mutate()}
              >
                Try it now
              </Button>
            )}
            {mayChange && (
              <Button variant="secondary" onClick={() => setEditing(true)}>
                {data.source === 'none' ? 'Set up a place' : 'Change'}
              </Button>
            )}
            {mayChange && data.source === 'console' && (
              <Button variant="ghost" onClick={() => setRemoving(true)}>
                Remove
              </Button>
            )}
          </Stack>
        </>
      )}
      <AlertDialog
        open={isRemoving}
        title="Make no off-site backups any more?"
        confirmLabel="Remove"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setRemoving(false)}
      >
        Those that are there stay. Nothing leaves this server any more.
      </AlertDialog>
    </Panel>
  );
}

function offSiteQuery(api: Api) {
  return queryOptions({
    queryKey: ['backups', 'off-site'],
    queryFn: ({ signal }) => api.call(offSiteCalls.getOffSite, { signal }),
    staleTime: 0,
  });
}
