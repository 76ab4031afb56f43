import type { Kind, RecordSummary } from 'content-api/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Stack } from 'shared-ui';
import { useLeaveGuard } from '../../components/leave-guard.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { lazyPage } from '../../lib/lazy-page.ts';
import { RecordTools } from '../record-tools.tsx';

const share = lazyPage(() => import(/* webpackChunkName: "share" */ '../../share/share-dialog.tsx'));

const history = lazyPage(() => import(/* webpackChunkName: "share" */ '../history-dialog.tsx'));

interface SingleFrameProps {
  kind: Kind;
  /** The saved record, which has a history and can be shared. @default it has neither */
  record?: RecordSummary;
  /** Fetches the record again. */
  reload?: () => Promise<unknown>;
  /** In the place of the buttons of the record. */
  tools?: ReactNode;
  /** Between the heading and the form. */
  above?: ReactNode;
  /** The form; `visit` changes when it has to begin again with the stored values. */
  children: (visit: number) => ReactNode;
}

/** Heading and dialogs of the screen of a single. */
export function SingleFrame({ kind, record, reload, tools, above, children }: SingleFrameProps) {
  const guard = useLeaveGuard();
  const [dialog, setDialog] = useState<'history' | 'share'>();
  const [visit, setVisit] = useState(0);
  const close = () => setDialog(undefined);

  /** The history may replace the record, so the user decides about unsaved changes first. */
  function openHistory(): void {
    const hasTyped = guard.isBlocked();
    guard.leave(() => {
      setDialog('history');
      if (hasTyped) void reload?.().then(restart);
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
          record ? (
            <RecordTools kind={kind} onHistory={openHistory} onShare={() => setDialog('share')} />
          ) : (
            tools && (
              <Stack direction="row" gap={1} wrap style={{ padding: 0 }}>
                {tools}
              </Stack>
            )
          )
        }
      />
      {above}
      {children(visit)}
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
}
