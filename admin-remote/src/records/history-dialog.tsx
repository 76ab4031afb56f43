import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { Button, Dialog, Skeleton, Stack, Text, toast } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { HistoryEntry } from './history-entry.tsx';
import { revisionsQuery } from './queries.ts';
import { pathOfView } from './record-calls.ts';

interface HistoryDialogProps {
  kind: Kind;
  id: string;
  title: string;
  /** The newest revision, to come back to after a restore. */
  version: string;
  onClose: () => void;
  /** Called when an earlier state has become the draft. */
  onRestored?: () => void;
}

/** History of a record: authors, times and changes of its revisions, each with a button to restore it. */
export default function HistoryDialog({ kind, id, title, version, onClose, onRestored }: HistoryDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useInfiniteQuery(revisionsQuery(api, kind, id));
  const { data, isFetching, hasNextPage, fetchNextPage } = query;
  const restore = useMutation({
    mutationFn: ({ revision }: { revision: string; isUndo?: boolean }) =>
      api.call(calls.restoreRecord, { ...pathOfView(kind, id), body: { revision } }),
    onSuccess(_view, { isUndo }) {
      if (isUndo) toast.success('Taken back');
      else {
        toast.success('Restored as a draft', {
          action: { label: 'Undo', onPress: () => restore.mutate({ revision: version, isUndo: true }) },
        });
      }
    },
    onError: (failure) => tellFailure(failure, 'Error restoring'),
    async onSettled() {
      await queries.invalidateQueries({ queryKey: [kind.plural] });
      onRestored?.();
    },
  });
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <Dialog open title={`History of ${title}`} onClose={onClose}>
      <LoadState query={query} otherwise="Error fetching the history">
        <Skeleton height="12rem" label="Loading the history" />
      </LoadState>
      {data && (
        <Stack>
          <Text size="sm" tone="quiet">
            Restoring makes a new draft. What is public stays until you publish it.
          </Text>
          <Stack as="ol" role="list" aria-label="Revisions" gap={1}>
            {entries.map((entry) => (
              <li key={entry._id}>
                <HistoryEntry
                  kind={kind}
                  id={id}
                  entry={entry}
                  isNewest={entry._id === version}
                  isBusy={restore.isPending}
                  // Of the call, not of the hook: once it was closed, another one may be open.
                  onRestore={() => restore.mutate({ revision: entry._id }, { onSuccess: onClose })}
                />
              </li>
            ))}
          </Stack>
          {hasNextPage && (
            <Button variant="secondary" loading={isFetching} onClick={() => void fetchNextPage()}>
              Show earlier ones
            </Button>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
