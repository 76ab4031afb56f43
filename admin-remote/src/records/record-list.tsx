import type { CardOf, Kind } from 'content-api/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CardGrid, Pagination, Skeleton, Text } from 'shared-ui';
import { ListToolbar } from '../components/list/list-toolbar.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { lazyPage } from '../lib/lazy-page.ts';
import { listPage } from '../lib/list-view.ts';
import { useListLayout } from '../lib/use-list-layout.ts';
import { useListState } from '../lib/use-list-state.ts';
import { KindCard } from './kind-card.tsx';
import type { CardParts } from './kind-card.tsx';
import type { ListItem } from './list-item.ts';
import { filterOf, listRulesOf, offeredSorts } from './list-rules.ts';
import type { RecordActions } from './record-actions.ts';
import { listedStates, stateWords } from './record-states.ts';
import type { RecordsTableProps } from './table/records-table.tsx';
import { useColumnSorts } from './use-column-sorts.ts';

const table = lazyPage<RecordsTableProps>(
  () => import(/* webpackChunkName: "records-table" */ './table/records-table.tsx'),
);

interface RecordListProps<K extends Kind> {
  kind: K;
  items: readonly ListItem<CardOf<K>>[];
  cardParts: CardParts<K>;
  actions: RecordActions;
}

/** The records of a kind as cards or as a table, with search, filters, order and pages. */
export function RecordList<K extends Kind>({ kind, items, cardParts, actions }: RecordListProps<K>) {
  const { pathname } = useLocation();
  const { state, change, pageHref } = useListState('newest');
  const [layout, setLayout] = useListLayout();
  const rules = listRulesOf(kind, useColumnSorts(kind, layout === 'table'));
  const shown = listPage(items, state, rules);
  const many = kind.words.many.toLowerCase();
  const noun = items.length === 1 ? kind.words.one.toLowerCase() : many;
  return (
    <>
      <ListToolbar
        noun={many}
        state={state}
        sorts={offeredSorts(rules, kind, state.sort)}
        filter={filterOf(kind, items)}
        states={listedStates.map((id) => ({ id, label: stateWords[id].label }))}
        layout={layout}
        onChange={change}
        onLayout={setLayout}
      />
      <Text role="status" size="sm" tone="quiet" style={{ marginBottom: '1rem' }}>
        {countText(shown.total, items.length, noun)}
      </Text>
      {records()}
      <Pagination
        page={shown.page}
        pageCount={shown.pages}
        hrefOf={(page) => pathname + pageHref(page)}
        linkAs={Link}
        label={`Pages of ${many}`}
      />
    </>
  );

  function records(): ReactNode {
    if (shown.total === 0) {
      return (
        <NothingFound
          title={`No ${many} found`}
          onClear={() => change({ search: '', filter: '', state: '' })}
        />
      );
    }
    if (layout === 'table') {
      return (
        <table.Page
          kind={kind}
          items={shown.items}
          matching={shown.matching}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
          actions={actions}
          loading={<Skeleton height="24rem" label={`Loading ${many}`} />}
        />
      );
    }
    return (
      <CardGrid as="ul" role="list" aria-label={kind.words.screen}>
        {shown.items.map((item) => {
          const { card, summary } = item;
          return (
            <li key={card._id}>
              <KindCard
                kind={kind}
                card={card}
                summary={summary}
                onHistory={summary && (() => actions.onHistory(summary))}
                onShare={summary && (() => actions.onShare(card._id))}
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

function countText(shown: number, all: number, word: string): string {
  return shown === all ? `${all} ${word}` : `${shown} of ${all} ${word}`;
}
