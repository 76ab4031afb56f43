import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Icon, theme } from 'shared-ui';
import { icons } from '../../components/icons.ts';
import type { ListOrder } from '../list-orders.ts';

interface SortHeaderProps {
  order: ListOrder;
  /** The order that the list has. */
  sort: string;
  className?: string;
  onSort: (sort: string) => void;
}

const other = { ascending: 'descending', descending: 'ascending' } as const;

/** Head of a column; a press orders by it, a second one the other way. */
export function SortHeader({ order, sort, className, onSort }: SortHeaderProps) {
  const { id, label, first } = order;
  const direction = directionOf(order, sort);
  return (
    <Cell scope="col" className={className} aria-sort={direction}>
      <button type="button" onClick={() => onSort(direction === first ? `-${id}` : id)}>
        {label}
        <Icon name={direction === 'ascending' ? icons.arrowUp : icons.arrowDown} />
      </button>
    </Cell>
  );
}

function directionOf({ id, first }: ListOrder, sort: string) {
  if (sort === id) return first;
  return sort === `-${id}` ? other[first] : undefined;
}

const { colors, radii } = theme;

const Cell = styled.th(css`
  button {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    min-height: 2.75rem;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${radii.sm};
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    color: ${colors.text};
  }
  svg {
    flex: none;
    opacity: 0;
  }
  button:hover svg,
  button:focus-visible svg {
    opacity: 0.6;
  }
  &[aria-sort] {
    color: ${colors.text};
  }
  &[aria-sort] svg {
    opacity: 1;
  }
`);
