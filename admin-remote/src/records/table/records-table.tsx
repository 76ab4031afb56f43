import type { Kind } from 'content-api/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Checkbox, VisuallyHidden } from 'shared-ui';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulk } from '../bulk/use-bulk.ts';
import { useSelection } from '../bulk/use-selection.ts';
import type { CallParams } from '../editorial-calls.ts';
import type { ListItem, RecordActions } from '../list-item.ts';
import { ordersOf } from '../list-orders.ts';
import { SortHeader } from './sort-header.tsx';
import { TableFrame } from './table-frame.ts';
import { TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface RecordsTableProps {
  kind: Kind;
  /** Records of the page that is shown. */
  items: readonly ListItem[];
  /** What the list asks for all records that match, on whatever page, and their number. */
  match: CallParams;
  total: number;
  sort: string;
  onSort: (sort: string) => void;
  actions: RecordActions;
}

/** The records of a kind as a table. The selection is kept from page to page for records that still match. */
export default function RecordsTable({
  kind,
  items,
  match,
  total,
  sort,
  onSort,
  actions,
}: RecordsTableProps) {
  const selection = useSelection(kind, items, match);
  const { selected, isSelected, select } = selection;
  const bulk = useBulk(kind, selection.keep);
  const bar = useRef<HTMLDivElement>(null);
  const { table, focusLast } = useRowKeys(
    (id) => select([id], !isSelected(id)),
    () => bar.current?.querySelector('button')?.focus(),
  );
  const hasSelected = selected.length > 0;
  useFocusOnceEmpty(hasSelected, focusLast);
  const { running } = bulk;
  const status = running
    ? `${running.action.busyLabel} ${running.at} of ${running.of}`
    : `${selected.length} selected`;
  const columns = ordersOf(kind);
  const shownIds = items.map(({ card }) => card._id);
  const shownSelected = shownIds.filter(isSelected).length;
  const isAllSelected = shownSelected === shownIds.length;

  return (
    <>
      <TableFrame ref={table}>
        <caption>
          <VisuallyHidden>{kind.words.screen}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className="select">
              <Checkbox
                ref={(box: HTMLInputElement | null) => {
                  if (box) box.indeterminate = shownSelected > 0 && !isAllSelected;
                }}
                label="Select all on this page"
                hideLabel
                checked={isAllSelected}
                onChange={({ target }) => select(shownIds, target.checked)}
              />
            </td>
            {columns.map((order) => (
              <SortHeader
                key={order.id}
                order={order}
                sort={sort}
                className={order.field === undefined ? order.id : 'field'}
                onSort={onSort}
              />
            ))}
            <td className="menu" />
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <TableRow
              key={item.card._id}
              kind={kind}
              item={item}
              columns={columns}
              actions={actions}
              isSelected={isSelected(item.card._id)}
              onSelect={(isWanted) => select([item.card._id], isWanted)}
            />
          ))}
        </tbody>
      </TableFrame>
      {/* There before there is anything to say, so that it is heard. */}
      <VisuallyHidden role="status">{hasSelected ? status : ''}</VisuallyHidden>
      {hasSelected && (
        <BulkBar
          ref={bar}
          kind={kind}
          bulk={bulk}
          selected={selected}
          status={status}
          total={total}
          onSelectAll={selection.selectAll}
          isSelectingAll={selection.isSelectingAll}
          onClear={() => {
            selection.keep([]);
            bulk.forget();
          }}
        />
      )}
    </>
  );
}

/** The button that had the focus goes with the last selected record. */
function useFocusOnceEmpty(hasSelected: boolean, focus: () => void): void {
  const had = useRef(false);
  const takeFocus = useEffectEvent(focus);
  useEffect(() => {
    if (had.current && !hasSelected && document.activeElement === document.body) takeFocus();
    had.current = hasSelected;
  }, [hasSelected]);
}
