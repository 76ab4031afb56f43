import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { calls, kinds, limits } from 'content-api/contract';
import type { Kind, RestoreInput } from 'content-api/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, Skeleton, Stack, toast } from 'shared-ui';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { listedQuery } from '../records/queries.ts';
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx';
import { TrashRow } from './trash-row.tsx';
import type { Trashed } from './trash-row.tsx';

const deletable = kinds.filter(({ single }) => single !== true);

/** 'Trash': what was deleted, by whom, and how long it is kept. */
export default function TrashPage() {
  const api = useApi();
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<Trashed>();
  const [pages, setPages] = useState(1);
  const wanted = deletable.flatMap((kind) => pagesTo(pages).map((page) => ({ kind, page })));
  const lists = useQueries({
    queries: wanted.map(({ kind, page }) =>
      listedQuery(api, kind, { state: 'trashed', page, size: limits.pageSizeMax }),
    ),
  });
  const restore = useMutation({
    mutationFn: ({ trashed: { kind, summary }, body }: { trashed: Trashed; body: RestoreInput }) =>
      api.call(calls.restoreRecord, { path: { kind: kind.name, id: summary._id }, body }),
    onSuccess: (view, { trashed }) =>
      toast.success(`${trashed.kind.words.one} restored${view.live ? '' : ' as a draft'}`),
    onError: (failure) => tellFailure(failure, 'Error restoring'),
    onSettled: (_view, _failure, { trashed }) => reload(trashed.kind),
  });

  function reload(kind: Kind) {
    return queries.invalidateQueries({ queryKey: [kind.plural] });
  }

  const failed = lists.filter(({ isError, isFetching }) => isError && !isFetching);
  const isLoading = lists.some(({ isPending, isFetching }) => isPending && isFetching);
  const hasMore = lists.some(({ data }) => data !== undefined && data.total > pages * data.size);
  const items = wanted
    .flatMap(({ kind }, index): Trashed[] =>
      (lists[index]?.data?.items ?? []).map(({ summary }) => ({ kind, summary })),
    )
    .sort((a, b) => ((a.summary.trashedAt ?? '') < (b.summary.trashedAt ?? '') ? 1 : -1));

  return (
    <>
      <PageHeader title="Trash" description="What was deleted stays here for a while and can come back." />
      {failed.length > 0 && (
        <LoadFailure
          failure={failed[0]?.error}
          otherwise="Error fetching the trash"
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      )}
      {isLoading && <Skeleton height="12rem" label="Loading the trash" />}
      {!isLoading && failed.length === 0 && items.length === 0 && (
        <EmptyState
          level={2}
          icon={icons.trash}
          title="The trash is empty"
          message="Nothing was deleted lately."
          action={
            <ButtonLink as={Link} to={paths.dashboard} variant="secondary">
              Back to Dashboard
            </ButtonLink>
          }
        />
      )}
      <Stack as="ul" role="list" aria-label="Trash" gap={1}>
        {items.map((trashed) => (
          <li key={`${trashed.kind.name} ${trashed.summary._id}`}>
            <TrashRow
              trashed={trashed}
              isBusy={restore.isPending}
              onRestore={(body) => restore.mutate({ trashed, body })}
              onDelete={() => setDeleted(trashed)}
            />
          </li>
        ))}
      </Stack>
      {hasMore && !isLoading && (
        <Button variant="secondary" onClick={() => setPages(pages + 1)} style={{ marginTop: '1rem' }}>
          Show more
        </Button>
      )}
      {deleted && (
        <DeleteForGoodDialog
          title={deleted.summary.title}
          remove={() =>
            api.call(calls.deleteRecord, {
              path: { kind: deleted.kind.name, id: deleted.summary._id },
              params: { 'for-good': 'true' },
            })
          }
          onDone={() => void reload(deleted.kind)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

function pagesTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
