import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, CardGrid, EmptyState, ErrorState, Icon, Pagination, Text, toast } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { failureText, isSessionFailure } from '../../lib/api-failure.ts';
import type { LazyPage } from '../../lib/lazy-page.ts';
import { listPage } from '../../lib/list-view.ts';
import type { ListRules } from '../../lib/list-view.ts';
import { readAllCards } from '../../lib/read-cards.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { useOpenForm } from '../../lib/use-open-form.ts';
import { PageHeader } from '../page-header.tsx';
import { signs } from '../signs.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListToolbar, ToolbarSkeleton } from './list-toolbar.tsx';
import type { ListFilter } from './list-toolbar.tsx';
import type { RecordFormProps } from './record-form-props.ts';

/** Everything that sets one list of records apart from another. */
export interface Resource<Card> {
  /** First part of the keys of what is cached. */
  key: string;
  /** Where its cards are read. */
  path: string;
  title: string;
  addLabel: string;
  /** What is listed, such as `projects`. */
  noun: string;
  one: string;
  rules: ListRules<Card>;
  filterOf?: (all: readonly Card[]) => ListFilter;
  form: LazyPage<RecordFormProps>;
  hasPicture?: boolean;
  texts: { loadError: string; question: string; deleteTitle: string; deleted: string; deleteError: string };
  pathOf: (id: string) => string;
  renderCard: (card: Card, actions: CardActions) => ReactNode;
}

export interface CardActions {
  onEdit: () => void;
  onDelete: () => void;
  onNear: () => void;
}

/** A list of records with search, order, pages, and the dialogs to add, edit and delete one. */
export function ResourcePage<Card extends { _id: string; title: string }>({
  resource,
}: {
  resource: Resource<Card>;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const { state, change, pageHref } = useListState(resource.rules.sorts[0]?.id ?? '');
  const { formId, open, close } = useOpenForm();
  const [doomed, setDoomed] = useState<Card>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [resource.key, 'cards'],
    queryFn: ({ signal }) => readAllCards<Card>(api, resource.path, signal),
  });
  const loadError = error && failureText(error, resource.texts.loadError);
  useEffect(() => {
    if (error && !isSessionFailure(error)) toast.error(failureText(error, resource.texts.loadError));
  }, [error, resource]);
  const { Page: Form, preload } = resource.form;

  return (
    <>
      <PageHeader
        title={resource.title}
        actions={
          <Button onClick={() => open('new')} onPointerEnter={preload} onFocus={preload}>
            <Icon name={signs.plus} />
            {resource.addLabel}
          </Button>
        }
      />
      {content()}
      {formId !== undefined && <Form key={formId} id={formId} onClose={close} />}
      {doomed && (
        <DeleteDialog
          subject={doomed.title}
          title={resource.texts.deleteTitle}
          question={resource.texts.question}
          done={resource.texts.deleted}
          failed={resource.texts.deleteError}
          remove={() => api.remove(resource.pathOf(doomed._id))}
          onDone={() => void queries.invalidateQueries({ queryKey: [resource.key] })}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );

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
          <ToolbarSkeleton hasFilter={resource.filterOf !== undefined} />
          <CardSkeletons label={`Loading ${resource.noun}`} hasPicture={resource.hasPicture} />
        </>
      );
    }
    if (data.length === 0) {
      return (
        <EmptyState
          level={2}
          title={`No ${resource.noun} yet`}
          message={`The first ${resource.one} that you add appears here and on the site.`}
          action={<Button onClick={() => open('new')}>{resource.addLabel}</Button>}
        />
      );
    }
    return list(data);
  }

  function list(all: readonly Card[]): ReactNode {
    const shown = listPage(all, state, resource.rules);
    return (
      <>
        <ListToolbar
          noun={resource.noun}
          state={state}
          sorts={resource.rules.sorts}
          filter={resource.filterOf?.(all)}
          onChange={change}
        />
        <Text role="status" size="sm" tone="quiet" style={{ marginBottom: '1rem' }}>
          {countText(shown.total, all.length, resource)}
        </Text>
        {shown.total === 0 ? (
          <EmptyState
            level={2}
            icon="search"
            title={`No ${resource.noun} found`}
            message="Nothing matches what you are looking for."
            action={
              <Button variant="secondary" onClick={() => change({ search: '', filter: '' })}>
                Clear search
              </Button>
            }
          />
        ) : (
          <CardGrid as="ul" role="list" aria-label={resource.title}>
            {shown.items.map((card) => (
              <li key={card._id}>
                {resource.renderCard(card, {
                  onEdit: () => open(card._id),
                  onDelete: () => setDoomed(card),
                  onNear: preload,
                })}
              </li>
            ))}
          </CardGrid>
        )}
        <Pagination
          page={shown.page}
          pageCount={shown.pages}
          hrefOf={(page) => pathname + pageHref(page)}
          linkAs={Link}
          label={`Pages of ${resource.noun}`}
        />
      </>
    );
  }
}

function countText(shown: number, all: number, { noun, one }: { noun: string; one: string }): string {
  const word = all === 1 ? one : noun;
  return shown === all ? `${all} ${word}` : `${shown} of ${all} ${word}`;
}
