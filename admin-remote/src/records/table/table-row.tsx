import type { Kind } from 'content-api/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button, Checkbox, Icon } from 'shared-ui';
import { RecordMenu } from '../../components/list/record-menu.tsx';
import { icons } from '../../components/icons.ts';
import { useDates } from '../../lib/use-dates.ts';
import { textAt } from '../../lib/value-at.ts';
import type { ListItem, RecordActions } from '../list-item.ts';
import type { ListOrder } from '../list-orders.ts';
import { StateBadge } from '../state-badge.tsx';
import { fieldText } from './field-text.ts';

interface TableRowProps {
  kind: Kind;
  item: ListItem;
  columns: readonly ListOrder[];
  actions: RecordActions;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A record in the table. On a phone its state and last change are a second line under its title. */
export function TableRow({ kind, item, columns, actions, isSelected, onSelect }: TableRowProps) {
  const titleId = useId();
  const { card, summary } = item;
  const id = card._id;
  const title = textAt(card, kind.titleField) || 'Untitled';
  const { onHistory, onShare, onDelete, onNear } = actions;
  return (
    <tr data-id={id} data-selected={isSelected || undefined}>
      <td className="select">
        <Checkbox
          label={`Select ${title}`}
          hideLabel
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </td>
      <th scope="row">
        <Link id={titleId} to={actions.hrefOf(id)} data-row onPointerEnter={onNear} onFocus={onNear}>
          {title}
        </Link>
        <div className="beneath">
          <StateBadge {...summary} />
          <LastChange item={item} />
        </div>
      </th>
      {columns.map(({ id: column, field }) => {
        if (column === 'title') return null;
        if (field !== undefined) {
          return (
            <td key={column} className="field">
              {fieldText(kind, field, card)}
            </td>
          );
        }
        return (
          <td key={column} className={column}>
            {column === 'state' ? <StateBadge {...summary} /> : <LastChange item={item} />}
          </td>
        );
      })}
      <td className="menu">
        <RecordMenu
          title={title}
          titleId={titleId}
          onHistory={() => onHistory(summary)}
          onShare={kind.isPrivate ? undefined : () => onShare(id)}
        >
          {actions.mayDelete(item) && (
            <Button size="sm" variant="ghost" aria-describedby={titleId} onClick={() => onDelete(item)}>
              <Icon name={icons.trash} />
              Delete
            </Button>
          )}
        </RecordMenu>
      </td>
    </tr>
  );
}

function LastChange({ item }: { item: ListItem }) {
  const dates = useDates();
  const { updatedAt: at, updatedBy: by } = item.summary;
  return (
    <span className="change">
      <time dateTime={at}>{dates.time(at)}</time>
      {by && <small> by {by}</small>}
    </span>
  );
}
