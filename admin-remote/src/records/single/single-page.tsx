import { useQuery } from '@tanstack/react-query';
import { textsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Skeleton, Stack, StatusBanner } from 'shared-ui';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useLeaveGuard } from '../../components/leave-guard.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useApi } from '../../lib/api-context.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useStaleFailure } from '../../lib/tell-failure.ts';
import { recordQuery, viewQuery } from '../queries.ts';
import type { RecordFieldProps } from '../record-field.tsx';
import { RecordTools } from '../record-tools.tsx';
import { editedRecord } from '../use-record-save.ts';
import { SingleEditor } from './single-editor.tsx';

const share = lazyPage(() => import(/* webpackChunkName: "share" */ '../../share/share-dialog.tsx'));

const history = lazyPage(() => import(/* webpackChunkName: "history" */ '../history-dialog.tsx'));

interface SinglePageProps {
  /** A kind with exactly one record. */
  kind: Kind;
  /** Controls of fields that differ from that of their type, by the names of the fields. */
  controls?: Partial<Record<string, ComponentType<RecordFieldProps>>>;
  /** Between the heading and the form. */
  above?: ReactNode;
  /** Says what visitors see until the record is saved first. @default the template in the form */
  whileUnsaved?: string;
}

const usualWhileUnsaved =
  'Nobody at the studio has saved anything here yet. Until then visitors see what stands below: a template.';

/** The screen of a kind of which there is one record: its form, with the preview beside it. */
export function SinglePage({ kind, controls, above, whileUnsaved = usualWhileUnsaved }: SinglePageProps) {
  const api = useApi();
  const guard = useLeaveGuard();
  // Without calls of its own, all of it comes by the call for editors.
  const hasOwnCalls = kind.calls?.without?.includes('get') !== true;
  const stored = useQuery({ ...recordQuery(api, kind, kind.name), enabled: hasOwnCalls });
  const view = useQuery(viewQuery(api, kind, kind.name));
  const first = hasOwnCalls ? stored : view;
  const [dialog, setDialog] = useState<'history' | 'share'>();
  const [visit, setVisit] = useState(0);
  const { loadFailed } = textsOf(kind);
  const { error } = first;
  useStaleFailure(error, first.data !== undefined, loadFailed);
  const record = view.data?.record;
  const close = () => setDialog(undefined);

  /** The history may replace the record, so the user decides about unsaved changes first. */
  function openHistory(): void {
    const hasTyped = guard.isBlocked();
    guard.leave(() => {
      setDialog('history');
      if (hasTyped) void Promise.all([hasOwnCalls && stored.refetch(), view.refetch()]).then(restart);
    });
  }

  /** Remounts the editor with the stored values. */
  function restart(): void {
    setVisit((count) => count + 1);
  }

  return (
    <>
      <PageHeader
        title={kind.words.screen}
        actions={
          record && <RecordTools kind={kind} onHistory={openHistory} onShare={() => setDialog('share')} />
        }
      />
      {kind.ofStudio === true && view.data === null && (
        <StatusBanner tone="info" style={{ marginBottom: '1rem' }}>
          {whileUnsaved}
        </StatusBanner>
      )}
      {above}
      {first.data !== undefined && !view.isPending ? (
        <SingleEditor
          key={visit}
          kind={kind}
          controls={controls}
          record={editedRecord(stored.data, view.data)}
        />
      ) : (
        waiting()
      )}
      {record && dialog === 'history' && (
        <history.Page
          kind={kind}
          id={record._id}
          title={kind.words.one}
          version={record.version}
          onRestored={restart}
          onClose={close}
        />
      )}
      {record && dialog === 'share' && <share.Page kind={kind} id={record._id} onClose={close} />}
    </>
  );

  function waiting() {
    if (error && !first.isFetching) {
      return <LoadFailure failure={error} otherwise={loadFailed} onRetry={() => void first.refetch()} />;
    }
    return (
      <Stack>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height="5rem" label={index === 0 ? 'Loading content' : undefined} />
        ))}
      </Stack>
    );
  }
}
