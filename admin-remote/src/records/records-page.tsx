import { useQueryClient } from '@tanstack/react-query';
import { calls, textsOf } from 'content-api/contract';
import type { CardOf, Kind, RecordSummary } from 'content-api/contract';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, CardGrid, EmptyState, ErrorState, Icon, Pagination, Text } from 'shared-ui';
import { CardSkeletons } from '../components/list/card-skeletons.tsx';
import { DeleteDialog } from '../components/list/delete-dialog.tsx';
import { ListToolbar, ToolbarSkeleton } from '../components/list/list-toolbar.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { signs } from '../components/signs.ts';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import type { LazyPage } from '../lib/lazy-page.ts';
import { listPage } from '../lib/list-view.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { textAt } from '../lib/value-at.ts';
import { useListState } from '../lib/use-list-state.ts';
import { useMay } from '../lib/use-me.ts';
import { useOpenForm } from '../lib/use-open-form.ts';
import { useArranging } from './arrange/use-arranging.tsx';
import { hasPicture, KindCard } from './kind-card.tsx';
import type { CardParts } from './kind-card.tsx';
import { filterOf, listRulesOf } from './list-rules.ts';
import { removeRecord } from './record-calls.ts';
import { isShown, listedStates, stateWords } from './record-states.ts';
import { useListed } from './use-listed.ts';
import type { RecordFormProps } from './record-form.tsx';

const commonForm = lazyPage<RecordFormProps<Kind>>(
  () => import(/* webpackChunkName: "record-form" */ './record-form.tsx'),
);

const share = lazyPage(() => import(/* webpackChunkName: "share" */ '../share/share-dialog.tsx'));

const history = lazyPage(() => import(/* webpackChunkName: "history" */ './history-dialog.tsx'));

interface RecordsPageProps<K extends Kind> extends CardParts<K> {
  kind: K;
  /** The form of the kind. @default made from its fields */
  form?: LazyPage<RecordFormProps<K>>;
}

/** The records of a kind with search, order, pages, and the dialogs to add, edit and delete one. */
export function RecordsPage<K extends Kind>({ kind, form, ...cardParts }: RecordsPageProps<K>) {
  const api = useApi();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const rules = listRulesOf(kind);
  const texts = textsOf(kind);
  const [one, many] = [kind.words.one.toLowerCase(), kind.words.many.toLowerCase()];
  const { state, change, pageHref } = useListState(rules.sorts[0]?.id ?? '');
  const { formId, open, rename, close } = useOpenForm();
  const [deleted, setDeleted] = useState<CardOf<K>>();
  const [traced, setTraced] = useState<RecordSummary>();
  const [sharedId, setSharedId] = useState<string>();
  const mayPublish = useMay()('publish');
  const { data, error, refetch, isFetching, summaryOf, isPublic } = useListed(kind);
  const loadError = error && failureText(error, texts.loadFailed);
  useEffect(() => {
    if (error) tellFailure(error, textsOf(kind).loadFailed);
  }, [error, kind]);
  const { Page: Form, preload } = form ?? commonForm;
  const arranging = useArranging(kind, data !== undefined && data.length > 1);

  return (
    <>
      <PageHeader
        title={kind.words.screen}
        actions={
          <>
            {arranging.button}
            {!arranging.list && (
              <Button onClick={() => open('new')} onPointerEnter={preload} onFocus={preload}>
                <Icon name={signs.plus} />
                {texts.add}
              </Button>
            )}
          </>
        }
      />
      {arranging.list || content()}
      {formId !== undefined && <Form key={formId} kind={kind} id={formId} onMade={rename} onClose={close} />}
      {traced && (
        <history.Page
          kind={kind}
          id={traced._id}
          title={traced.title}
          version={traced.version}
          onClose={() => setTraced(undefined)}
        />
      )}
      {sharedId !== undefined && (
        <share.Page kind={kind} id={sharedId} onClose={() => setSharedId(undefined)} />
      )}
      {deleted && (
        <DeleteDialog
          subject={textAt(deleted, kind.titleField)}
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          done={texts.deleted}
          failed={texts.deleteFailed}
          remove={() =>
            isPublic(deleted._id)
              ? removeRecord(api, kind, deleted._id)
              : api.call(calls.deleteRecord, { path: pathOf(deleted) })
          }
          undo={() =>
            api.call(calls.restoreRecord, { path: pathOf(deleted), body: { live: isPublic(deleted._id) } })
          }
          undone={`${kind.words.one} restored`}
          onDone={() => void queries.invalidateQueries({ queryKey: [kind.plural] })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );

  function pathOf({ _id }: CardOf<K>) {
    return { kind: kind.name, id: _id };
  }

  function content(): ReactNode {
    if (!data && loadError && !isFetching) {
      return (
        <ErrorState
          level={2}
          title={loadError}
          message="The list could not be loaded. Your data is safe."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      );
    }
    if (!data) {
      return (
        <>
          <ToolbarSkeleton hasFilter={kind.filter !== undefined} />
          <CardSkeletons label={`Loading ${many}`} hasPicture={hasPicture(kind)} />
        </>
      );
    }
    if (data.length === 0) {
      return (
        <EmptyState
          level={2}
          title={`No ${many} yet`}
          message={`The first ${one} that you add appears here and on the site.`}
          action={<Button onClick={() => open('new')}>{texts.add}</Button>}
        />
      );
    }
    return list(data);
  }

  function list(all: readonly CardOf<K>[]): ReactNode {
    const inState = all.filter(({ _id }) => state.state === '' || summaryOf(_id)?.state === state.state);
    const shown = listPage(inState, state, rules);
    return (
      <>
        <ListToolbar
          noun={many}
          state={state}
          sorts={rules.sorts}
          filter={filterOf(kind, all)}
          states={listedStates.map((id) => ({ id, label: stateWords[id].label }))}
          onChange={change}
        />
        <Text role="status" size="sm" tone="quiet" style={{ marginBottom: '1rem' }}>
          {countText(shown.total, all.length, all.length === 1 ? one : many)}
        </Text>
        {shown.total === 0 ? (
          <EmptyState
            level={2}
            icon="search"
            title={`No ${many} found`}
            message="Nothing matches what you are looking for."
            action={
              <Button variant="secondary" onClick={() => change({ search: '', filter: '', state: '' })}>
                Clear search
              </Button>
            }
          />
        ) : (
          <CardGrid as="ul" role="list" aria-label={kind.words.screen}>
            {shown.items.map((card) => {
              const summary = summaryOf(card._id);
              return (
                <li key={card._id}>
                  <KindCard
                    kind={kind}
                    card={card}
                    summary={summary}
                    onHistory={summary && (() => setTraced(summary))}
                    onShare={summary && (() => setSharedId(summary._id))}
                    onEdit={() => open(card._id)}
                    onDelete={mayPublish || !isShown(summary) ? () => setDeleted(card) : undefined}
                    onNear={preload}
                    {...cardParts}
                  />
                </li>
              );
            })}
          </CardGrid>
        )}
        <Pagination
          page={shown.page}
          pageCount={shown.pages}
          hrefOf={(page) => pathname + pageHref(page)}
          linkAs={Link}
          label={`Pages of ${many}`}
        />
      </>
    );
  }
}

function countText(shown: number, all: number, word: string): string {
  return shown === all ? `${all} ${word}` : `${shown} of ${all} ${word}`;
}
