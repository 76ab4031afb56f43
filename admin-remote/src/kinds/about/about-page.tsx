import { useQuery, useQueryClient } from '@tanstack/react-query';
import { about, founders } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton, Stack } from 'shared-ui';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useLeaveGuard } from '../../components/leave-guard.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PillBar } from '../../components/pill-bar.tsx';
import { useApi } from '../../lib/api-context.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useOpenLanguage } from '../../lib/use-account-languages.ts';
import { meQuery } from '../../lib/use-me.ts';
import { useStaleFailure } from '../../lib/tell-failure.ts';
import { recordQuery, viewQuery } from '../../records/queries.ts';
import { RecordTools } from '../../records/record-tools.tsx';
import { RefusedLanguage } from '../../records/translation/refused-language.tsx';
import { SinglePage } from '../../records/single/single-page.tsx';
import { editedRecord } from '../../records/use-record-save.ts';
import { AboutEditor } from './about-editor.tsx';

const loadError = 'Failed to load content';

const share = lazyPage(() => import(/* webpackChunkName: "share" */ '../../share/share-dialog.tsx'));

const history = lazyPage(() => import(/* webpackChunkName: "share" */ '../../records/history-dialog.tsx'));

interface Shown {
  dialog: 'history' | 'share';
  kind: Kind;
}

/** 'About Management': the page with its founders, in a further language one after the other. */
export default function AboutPage() {
  const { language, isRefused } = useOpenLanguage(about);
  const [params, setParams] = useSearchParams();
  const { leave } = useLeaveGuard();
  if (isRefused)
    return (
      <>
        <PageHeader title="About Management" />
        <RefusedLanguage kind={about} />
      </>
    );
  if (language === undefined) return <Original />;
  const kind = params.get('part') === founders.name ? founders : about;
  const show = (name: string) => leave(() => setParams({ language, part: name }));
  return (
    <SinglePage
      key={kind.name}
      kind={kind}
      above={
        <PillBar role="group" aria-label="Part of the page" style={{ marginBottom: '1rem' }}>
          {[about, founders].map(({ name, words }) => (
            <button key={name} type="button" aria-pressed={name === kind.name} onClick={() => show(name)}>
              {words.one}
            </button>
          ))}
        </PillBar>
      }
    />
  );
}

/** Loads, then shows the editor. */
function Original() {
  const api = useApi();
  const queries = useQueryClient();
  const guard = useLeaveGuard();
  const first = useQuery(recordQuery(api, about, about.name));
  const second = useQuery(recordQuery(api, founders, founders.name));
  const firstView = useQuery(viewQuery(api, about, about.name));
  const secondView = useQuery(viewQuery(api, founders, founders.name));
  // The main button publishes or saves a draft, depending on the account's rights.
  const me = useQuery(meQuery(api));
  const [shown, setShown] = useState<Shown>();
  const [visit, setVisit] = useState(0);
  const error = first.error ?? second.error;
  const failed = [first, second].filter((query) => query.error && !query.isFetching);
  const isPending = [firstView, secondView, me].some((query) => query.isPending);
  const isReady = first.data && second.data && !isPending;
  useStaleFailure(error, Boolean(isReady), loadError);
  const close = () => setShown(undefined);

  /** Remounts the editor with the stored values. */
  const restart = () => setVisit((count) => count + 1);

  /** The history may replace the edited record, so the user decides about unsaved changes first. */
  function openHistory(kind: Kind): void {
    const hasTyped = guard.isBlocked();
    guard.leave(() => {
      setShown({ dialog: 'history', kind });
      if (hasTyped) void reload().then(restart);
    });
  }

  async function reload(): Promise<void> {
    await Promise.all(
      [about, founders].map(({ plural }) => queries.invalidateQueries({ queryKey: [plural] })),
    );
  }

  const recordOf = ({ name }: Kind) => (name === about.name ? firstView : secondView).data?.record;
  const record = shown && recordOf(shown.kind);
  const toolsOf = (kind: Kind) =>
    recordOf(kind) && (
      <RecordTools
        kind={kind}
        onHistory={() => openHistory(kind)}
        onShare={() => setShown({ dialog: 'share', kind })}
      />
    );

  return (
    <>
      <PageHeader title={about.words.screen} actions={isReady && toolsOf(about)} />
      {isReady ? (
        <AboutEditor
          key={visit}
          page={{
            about: editedRecord<typeof about>(first.data, firstView.data),
            founders: editedRecord<typeof founders>(second.data, secondView.data),
          }}
          foundersTools={toolsOf(founders)}
        />
      ) : (
        content()
      )}
      {record && shown.dialog === 'history' && (
        <history.Page
          kind={shown.kind}
          id={record._id}
          title={shown.kind.words.one}
          version={record.version}
          onRestored={restart}
          onClose={close}
        />
      )}
      {record && shown.dialog === 'share' && <share.Page kind={shown.kind} id={record._id} onClose={close} />}
    </>
  );

  function content() {
    return error && failed.length > 0 ? (
      <LoadFailure
        failure={error}
        otherwise={loadError}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    ) : (
      <Stack>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height="5rem" label={index === 0 ? 'Loading content' : undefined} />
        ))}
      </Stack>
    );
  }
}
