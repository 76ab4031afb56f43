import { useQuery } from '@tanstack/react-query';
import { textsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { ComponentType, ReactNode } from 'react';
import { Skeleton, Stack, StatusBanner } from 'shared-ui';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useApi } from '../../lib/api-context.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useStaleFailure } from '../../lib/tell-failure.ts';
import { useOpenLanguage } from '../../lib/use-account-languages.ts';
import { useKindOfTrade } from '../../lib/use-trade.ts';
import { recordQuery, viewQuery } from '../queries.ts';
import type { RecordFieldProps } from '../record-field.tsx';
import { RefusedLanguage } from '../translation/refused-language.tsx';
import type { TranslationProps } from '../translation/translation.tsx';
import { editedRecord } from '../use-record-save.ts';
import { SingleEditor } from './single-editor.tsx';
import { SingleFrame } from './single-frame.tsx';

const translation = lazyPage<TranslationProps>(
  () => import(/* webpackChunkName: "translation" */ '../translation/translation.tsx'),
);

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

/** The screen of a kind of which there is one record: its form, with the preview beside it, in the language of the address. */
export function SinglePage(props: SinglePageProps) {
  const { controls, above } = props;
  const kind = useKindOfTrade(props.kind);
  const { language, isRefused } = useOpenLanguage(kind);
  if (isRefused)
    return (
      <SingleFrame kind={kind} above={above}>
        {() => <RefusedLanguage kind={kind} />}
      </SingleFrame>
    );
  if (language === undefined) return <Original {...props} kind={kind} />;
  const waiting = (instead: ReactNode = <FormSkeleton />) => (
    <SingleFrame kind={kind} above={above}>
      {() => instead}
    </SingleFrame>
  );
  return (
    <translation.Page
      key={language}
      kind={kind}
      id={kind.name}
      language={language}
      waiting={waiting}
      loading={waiting()}
    >
      {({ kind: words, record, visit, tools }) => (
        <SingleFrame kind={kind} above={above} tools={tools}>
          {() => <SingleEditor key={visit} kind={words} controls={controls} record={record} />}
        </SingleFrame>
      )}
    </translation.Page>
  );
}

function Original({ kind, controls, above, whileUnsaved = usualWhileUnsaved }: SinglePageProps) {
  const api = useApi();
  // Without calls of its own, all of it comes by the call for editors.
  const hasOwnCalls = kind.calls?.without?.includes('get') !== true;
  const stored = useQuery({ ...recordQuery(api, kind, kind.name), enabled: hasOwnCalls });
  const view = useQuery(viewQuery(api, kind, kind.name));
  const first = hasOwnCalls ? stored : view;
  const { loadFailed } = textsOf(kind);
  const { error } = first;
  useStaleFailure(error, first.data !== undefined, loadFailed);

  return (
    <SingleFrame
      kind={kind}
      record={view.data?.record}
      reload={() => Promise.all([hasOwnCalls && stored.refetch(), view.refetch()])}
      above={
        <>
          {kind.ofStudio === true && view.data === null && (
            <StatusBanner tone="info" style={{ marginBottom: '1rem' }}>
              {whileUnsaved}
            </StatusBanner>
          )}
          {above}
        </>
      }
    >
      {(visit) =>
        first.data !== undefined && !view.isPending ? (
          <SingleEditor
            key={visit}
            kind={kind}
            controls={controls}
            record={editedRecord(stored.data, view.data)}
          />
        ) : (
          waiting()
        )
      }
    </SingleFrame>
  );

  function waiting() {
    if (error && !first.isFetching) {
      return <LoadFailure failure={error} otherwise={loadFailed} onRetry={() => void first.refetch()} />;
    }
    return <FormSkeleton />;
  }
}

/** Stands for the fields of a form that is on its way. */
function FormSkeleton() {
  return (
    <Stack>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="5rem" label={index === 0 ? 'Loading content' : undefined} />
      ))}
    </Stack>
  );
}
