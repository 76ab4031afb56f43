import type { Kind } from 'content-api/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CardGrid, Pagination, Skeleton, Text } from 'shared-ui';
import { ListToolbar } from '../components/list/list-toolbar.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { lazyPage } from '../lib/lazy-page.ts';
import type { ListState } from '../lib/list-view.ts';
import { useListLayout } from '../lib/use-list-layout.ts';
import type { ListedPage } from './editorial-calls.ts';
import { KindCard } from './kind-card.tsx';
import type { CardParts } from './kind-card.tsx';
import { matchParams } from './list-params.ts';
import { filterOf, offeredSorts } from './list-rules.ts';
import type { RecordActions } from './list-item.ts';
import { offeredStates, stateWords } from './record-states.ts';
import type { RecordsTableProps } from './table/records-table.tsx';
import { useColumnSorts } from './use-column-sorts.ts';

const table = lazyPage<RecordsTableProps>(
  () => import(/* webpackChunkName: "records-table" */ './table/records-table.tsx'),
);

interface RecordListProps<K extends Kind> {
  kind: K;
  state: ListState;
  /** The page that is shown; undefined while there is none. */
  list: ListedPage<K> | undefined;
  /** Another page is on its way. */
  isWaiting: boolean;
  onChange: (part: Partial<ListState>) => void;
  pageHref: (page: number) => string;
  cardParts: CardParts<K>;
  actions: RecordActions;
  /** Stands in its place until then. */
  instead: ReactNode;
}

/** The records of a kind as cards or as a table, with search, filters, order and pages. */
export function RecordList<K extends Kind>(props: RecordListProps<K>) {
  const { kind, state, list, isWaiting, onChange, pageHref, cardParts, actions, instead } = props;
  const { pathname } = useLocation();
  const [layout, setLayout] = useListLayout();
  const columnSorts = useColumnSorts(kind, layout === 'table');
  const many = kind.words.many.toLowerCase();
  return (
    <>
      <ListToolbar
        noun={many}
        state={state}
        sorts={offeredSorts(kind, columnSorts, state.sort)}
        filter={filterOf(kind, list?.counts, state.filter)}
        states={offeredStates.map((id) => ({ id, label: stateWords[id].label }))}
        layout={layout}
        onChange={onChange}
        onLayout={setLayout}
      />
      <Text role="status" size="sm" tone="quiet" style={{ marginBottom: '1rem' }}>
        {list && countText(list, kind)}
      </Text>
      {list ? <div aria-busy={isWaiting}>{records(list)}</div> : instead}
      {list && (
        <Pagination
          page={list.page}
          pageCount={Math.max(1, Math.ceil(list.total / list.size))}
          hrefOf={(page) => pathname + pageHref(page)}
          linkAs={Link}
          label={`Pages of ${many}`}
        />
      )}
    </>
  );

  function records({ items, total }: ListedPage<K>): ReactNode {
    if (total === 0) {
      return (
        <NothingFound
          title={`No ${many} found`}
          onClear={() => onChange({ search: '', filter: '', state: '' })}
        />
      );
    }
    if (layout === 'table') {
      return (
        <table.Page
          kind={kind}
          items={items}
          match={matchParams(kind, state)}
          total={total}
          sort={state.sort}
          onSort={(sort) => onChange({ sort })}
          actions={actions}
          loading={<Skeleton height="24rem" label={`Loading ${many}`} />}
        />
      );
    }
    return (
      <CardGrid as="ul" role="list" aria-label={kind.words.screen}>
        {items.map((item) => {
          const { card, summary } = item;
          return (
            <li key={card._id}>
              <KindCard
                kind={kind}
                card={card}
                summary={summary}
                onHistory={() => actions.onHistory(summary)}
                onShare={kind.isPrivate ? undefined : () => actions.onShare(card._id)}
                onEdit={() => actions.onEdit(card._id)}
                onDelete={actions.mayDelete(item) ? () => actions.onDelete(item) : undefined}
                onNear={actions.onNear}
                {...cardParts}
              />
            </li>
          );
        })}
      </CardGrid>
    );
  }
}

function countText({ total, counts }: Pick<ListedPage<Kind>, 'total' | 'counts'>, { words }: Kind): string {
  const all = Math.max(total, counts?.all ?? 0);
  const word = (all === 1 ? words.one : words.many).toLowerCase();
  return total === all ? `${all} ${word}` : `${total} of ${all} ${word}`;
}
