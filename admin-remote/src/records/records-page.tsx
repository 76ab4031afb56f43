import { useQueryClient } from '@tanstack/react-query';
import { hasWords, textsOf } from 'content-api/contract';
import type { Kind, RecordSummary } from 'content-api/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, EmptyState, Icon, Skeleton } from 'shared-ui';
import { CardSkeletons } from '../components/list/card-skeletons.tsx';
import { DeleteDialog } from '../components/list/delete-dialog.tsx';
import { ToolbarSkeleton } from '../components/list/list-toolbar.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import type { LazyPage } from '../lib/lazy-page.ts';
import { useMayEdit } from '../lib/use-account-languages.ts';
import { useListLayout } from '../lib/use-list-layout.ts';
import type { ListLayout } from '../lib/use-list-layout.ts';
import { useSiteLanguages } from '../lib/use-site-languages.ts';
import { useListState } from '../lib/use-list-state.ts';
import { useMay } from '../lib/use-me.ts';
import { useOpenForm } from '../lib/use-open-form.ts';
import { useStaleFailure } from '../lib/tell-failure.ts';
import { useArranging } from './arrange/use-arranging.tsx';
import { deleteListed, undoDelete } from './delete-listed.ts';
import { hasPicture } from './kind-card.tsx';
import type { CardParts } from './kind-card.tsx';
import type { ListItem, RecordActions } from './list-item.ts';
import { isNarrowed } from './list-params.ts';
import { RecordList } from './record-list.tsx';
import { isShown } from './record-states.ts';
import { useListed } from './use-listed.ts';
import type { RecordFormProps } from './record-form.tsx';

const commonForm = lazyPage<RecordFormProps<Kind>>(
  () => import(/* webpackChunkName: "record-form" */ './record-form.tsx'),
);

const share = lazyPage(() => import(/* webpackChunkName: "share" */ '../share/share-dialog.tsx'));

const history = lazyPage(() => import(/* webpackChunkName: "share" */ './history-dialog.tsx'));

interface RecordsPageProps<K extends Kind> extends CardParts<K> {
  kind: K;
  /** The form of the kind. @default made from its fields */
  form?: LazyPage<RecordFormProps<K>>;
  /** Further buttons of the page's header. */
  actions?: ReactNode;
  /** Stands above the list. */
  above?: ReactNode;
  /** Stands beside the list while there are no records. */
  whileEmpty?: ReactNode;
}

/** The records of a kind with search, order, pages, and the dialogs to add, edit and delete one. */
export function RecordsPage<K extends Kind>(props: RecordsPageProps<K>) {
  const { kind, form, actions, above, whileEmpty, ...cardParts } = props;
  const api = useApi();
  const queries = useQueryClient();
  const texts = textsOf(kind);
  const [one, many] = [kind.words.one.toLowerCase(), kind.words.many.toLowerCase()];
  const { formId, open, hrefOf, rename, close } = useOpenForm();
  const [deleted, setDeleted] = useState<ListItem>();
  const [traced, setTraced] = useState<RecordSummary>();
  const [sharedId, setSharedId] = useState<string>();
  const mayEdit = useMayEdit(kind)();
  const mayPublish = useMay()('publish');
  const hasTranslations = useSiteLanguages().length > 0 && hasWords(kind);
  const { state, change, pageHref } = useListState('newest');
  const { data, error, refetch, isFetching, isPlaceholderData } = useListed(kind, state);
  useStaleFailure(error, data !== undefined, texts.loadFailed);
  const { Page: Form, preload } = form ?? commonForm;
  const [layout] = useListLayout();
  const recordActions: RecordActions = {
    hrefOf,
    onEdit: open,
    onHistory: setTraced,
    onShare: setSharedId,
    onDelete: setDeleted,
    mayDelete: ({ summary }) => mayEdit && (mayPublish || !isShown(summary)),
    onNear: preload,
  };
  const arranging = useArranging(kind, (data?.counts?.all ?? 0) > 1);

  return (
    <>
      <PageHeader
        title={kind.words.screen}
        actions={
          <>
            {!arranging.list && actions}
            {arranging.button}
            {mayEdit && !arranging.list && (
              <Button onClick={() => open('new')} onPointerEnter={preload} onFocus={preload}>
                <Icon name={icons.plus} />
                {texts.add}
              </Button>
            )}
          </>
        }
      />
      {!arranging.list && above}
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
          subject={deleted.summary.title}
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          note={hasTranslations ? withTranslations : undefined}
          done={texts.deleted}
          failed={texts.deleteFailed}
          remove={() => deleteListed(api, kind, deleted.summary)}
          undo={() => undoDelete(api, kind, deleted.summary)}
          undone={`${kind.words.one} restored`}
          onDone={() => void queries.invalidateQueries({ queryKey: [kind.plural] })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );

  function content(): ReactNode {
    const instead =
      error && !isFetching ? (
        <LoadFailure failure={error} otherwise={texts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton kind={kind} layout={layout} />
      );
    if (!data && !isNarrowed(kind, state)) {
      return (
        <>
          {isFetching && <ToolbarSkeleton hasFilter={kind.filter !== undefined} />}
          {instead}
        </>
      );
    }
    if (data?.counts?.all === 0) {
      return (
        <>
          {whileEmpty}
          <EmptyState
            level={2}
            title={`No ${many} yet`}
            message={`The first ${one} that you add appears here${kind.isPrivate ? '' : ' and on the site'}.`}
            action={mayEdit && <Button onClick={() => open('new')}>{texts.add}</Button>}
          />
        </>
      );
    }
    return (
      <RecordList
        kind={kind}
        state={state}
        list={data}
        isWaiting={isPlaceholderData}
        onChange={change}
        pageHref={pageHref}
        cardParts={cardParts}
        actions={recordActions}
        instead={instead}
      />
    );
  }
}

const withTranslations = 'Its translations go to the trash with it, and come back with it.';

function ListSkeleton({ kind, layout }: { kind: Kind; layout: ListLayout }) {
  const label = `Loading ${kind.words.many.toLowerCase()}`;
  if (layout === 'table') return <Skeleton height="24rem" label={label} />;
  return <CardSkeletons label={label} hasPicture={hasPicture(kind)} />;
}
