import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importsCalls } from 'content-api/moving';
import type { Import, ImportMapping, ImportPart } from 'content-api/moving';
import { useState } from 'react';
import { AlertDialog, Skeleton, Stack, StatusBanner, Text, toast } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Panel } from '../components/panel.tsx';
import { GuardedLink } from '../components/guarded-link.tsx';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { Progress } from '../components/progress.ts';
import { BatchActions } from './batch-actions.tsx';
import type { BatchAction } from './batch-actions.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { FaultList } from './fault-list.tsx';
import { arrivedText, countsText, missingFiles, siteOf, stateWords } from './import-words.ts';
import { importQuery, importsKey, isAtWork } from './imports-query.ts';
import { LookAtThem } from './look-at-them.tsx';
import { MissingFiles } from './missing-files.tsx';
import { MappingForm } from './mapping-form.tsx';

interface Change {
  mapping?: ImportMapping;
  columns?: Partial<Record<ImportPart, string>>;
}

const actionCalls = {
  run: importsCalls.runImport,
  publish: importsCalls.publishImport,
  undo: importsCalls.undoImport,
};

/** One batch: what is in its file, what becomes of it, and what is to be done next. */
export function BatchView({ id }: { id: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery(importQuery(api, id));
  const { data: batch } = query;
  const [isUndoing, setUndoing] = useState(false);
  const onSettled = () => queries.invalidateQueries();
  const change = useMutation({
    mutationFn: (body: Change) => api.call(importsCalls.changeImport, { path: { id }, body }),
    onSuccess: (changed) => queries.setQueryData([...importsKey, id], changed),
    onError: (failure) => tellFailure(failure, 'Error changing what becomes of it'),
  });
  const act = useMutation({
    mutationFn: (action: BatchAction) => api.call(actionCalls[action], { path: { id }, timeoutMs: 0 }),
    onSuccess(answer) {
      // Long work goes on after the answer.
      if (answer.state === 'public') toast.success('What was public on the old site is public here');
      if (answer.state === 'undone') toast.success('What came in was removed');
    },
    onError: (failure) => tellFailure(failure, 'That did not work'),
    onSettled(_answer, _failure, action) {
      if (action === 'undo') setUndoing(false);
      return onSettled();
    },
  });
  const isEditable = batch?.state === 'ready' || batch?.state === 'reading' || batch?.state === 'drafts';

  return (
    <>
      <PageHeader
        title="Move in"
        description={
          <GuardedLink to={paths.moveIn} style={{ textDecoration: 'underline' }}>
            All that was sent
          </GuardedLink>
        }
        actions={
          batch && (
            <BatchActions
              batch={batch}
              pending={act.isPending ? act.variables : undefined}
              onAct={(action) => (action === 'undo' ? setUndoing(true) : act.mutate(action))}
            />
          )
        }
      />
      <LoadState query={query} otherwise="Error fetching this batch">
        <Skeleton height="16rem" label="Loading this batch" />
      </LoadState>
      {batch && (
        <Stack gap={3}>
          <Summary batch={batch} />
          {batch.counts.types.length > 0 && batch.state !== 'undone' && (
            <MappingForm
              batch={batch}
              isEditable={isEditable}
              onChange={(mapping) => change.mutate({ mapping })}
            />
          )}
          {batch.columns.names.length > 0 && batch.state !== 'undone' && (
            <ColumnsForm
              batch={batch}
              isEditable={isEditable}
              onChange={(columns) => change.mutate({ columns })}
            />
          )}
          {isWritten(batch) && missingFiles(batch) > 0 && <MissingFiles batch={batch} />}
          {batch.faults.length > 0 && <FaultList batch={batch} />}
        </Stack>
      )}
      <AlertDialog
        open={isUndoing}
        title={isWritten(batch) ? 'Undo this batch?' : 'Remove this file?'}
        confirmLabel={isWritten(batch) ? 'Undo the batch' : 'Remove'}
        busy={act.isPending}
        onConfirm={() => act.mutate('undo')}
        onCancel={() => setUndoing(false)}
      >
        {isWritten(batch)
          ? 'Everything that came in with it is removed, published or not, with its pictures and redirects. What somebody has changed since stays.'
          : 'Nothing of it has come in.'}
      </AlertDialog>
    </>
  );
}

function isWritten(batch: Import | undefined): boolean {
  return batch?.state === 'drafts' || batch?.state === 'public';
}

/** Which file it is, and how far it is. */
function Summary({ batch }: { batch: Import }) {
  const { file, state, progress } = batch;
  const site = siteOf(batch);
  const isRefused = batch.faults.some(({ field }) => field !== undefined && field !== 'picture');
  const share = progress.total > 0 && progress.done > 0 ? progress.done / progress.total : undefined;
  return (
    <Panel title={file} description={[stateWords[state], site].filter(Boolean).join(' · ')}>
      {isAtWork(state) && (
        <Stack gap={1}>
          <Progress aria-label={stateWords[state]} value={share} />
          <Text size="sm" tone="quiet">
            {progress.total > 0 && `${progress.done} of ${progress.total}. `}
            You may close this page: the server goes on with it.
          </Text>
        </Stack>
      )}
      {state === 'sending' && <StatusBanner tone="info">{arrivedText(progress)}</StatusBanner>}
      {state === 'ready' && (
        <StatusBanner tone="info">Tried out, and nothing is written yet: {countsText(batch)}</StatusBanner>
      )}
      {state === 'drafts' && (
        <StatusBanner tone="success">
          Everything is a draft, and nothing is public: {countsText(batch)}
        </StatusBanner>
      )}
      {state === 'public' && (
        <StatusBanner tone={isRefused ? 'warning' : 'success'}>
          What was public on the old site is public here, and what was scheduled is scheduled.{' '}
          {isRefused && 'Some of it is not: below it stands with the field that needs something. '}
          {countsText(batch)}
        </StatusBanner>
      )}
      {isWritten(batch) && <LookAtThem batch={batch} />}
      {state === 'undone' && <Text>What came in with it was removed, and its file too.</Text>}
      {state === 'failed' && (
        <StatusBanner tone="error">It did not come in. The reason stands below.</StatusBanner>
      )}
    </Panel>
  );
}
