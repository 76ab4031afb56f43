import { useSortable } from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Kind } from 'content-api/contract';
import { IconButton, Picture, theme } from 'shared-ui';
import { RecordIcon } from '../../components/record-icon.tsx';
import { signs } from '../../components/signs.ts';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { textAt } from '../../lib/value-at.ts';
import type { ListedRecord } from '../editorial-calls.ts';
import { cardField } from '../kind-card.tsx';
import { StateBadge } from '../state-badge.tsx';

interface ArrangeRowProps<K extends Kind> {
  kind: K;
  record: ListedRecord<K>;
  /** Counted from 1. */
  place: number;
  count: number;
  onMove: (by: 1 | -1) => void;
}

/** One record of the list that is arranged: a handle to drag it by, and buttons that move it by one place. */
export function ArrangeRow<K extends Kind>({ kind, record, place, count, onMove }: ArrangeRowProps<K>) {
  const { summary, card } = record;
  const title = titleOf(record);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: summary._id });
  const image = cardField(kind, 'image');
  const icon = cardField(kind, 'icon');
  return (
    <Row
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        className="handle"
        icon={signs.grip}
        label={`Drag ${title}`}
      />
      {image !== undefined && (
        <Picture
          src={textAt(card, image)}
          alt=""
          width={48}
          height={48}
          sizes="48px"
          fallback={placeholderImage}
        />
      )}
      {icon !== undefined && <RecordIcon icon={textAt(card, icon)} />}
      <div className="words">
        <p className="title">{title}</p>
        {summary.state !== 'live' && <StateBadge {...summary} />}
      </div>
      {buttonOf(-1, place === 1)}
      {buttonOf(1, place === count)}
    </Row>
  );

  /** At an end it stays focusable, so that who moves by keyboard does not lose the place. */
  function buttonOf(by: 1 | -1, isAtEnd: boolean) {
    return (
      <IconButton
        id={moveButtonId(summary._id, by)}
        icon={by < 0 ? signs.arrowUp : signs.arrowDown}
        label={`Move ${title} ${by < 0 ? 'up' : 'down'}`}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && onMove(by)}
      />
    );
  }
}

export function titleOf({ summary }: ListedRecord<Kind>): string {
  return summary.title || 'Untitled';
}

export function moveButtonId(id: string, by: 1 | -1): string {
  return `${by < 0 ? 'up' : 'down'}-${id}`;
}

const { colors, fontSizes, radii, space } = theme;

const Row = styled.li(css`
  position: relative;
  display: flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 4rem;
  padding: ${space[1]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  background: ${colors.surface};
  &[data-dragging] {
    z-index: 1;
    border-color: ${colors.primary};
    box-shadow: ${theme.shadow.floating};
  }
  .handle {
    margin-left: -0.25rem;
    cursor: grab;
    touch-action: none;
  }
  &[data-dragging] .handle {
    cursor: grabbing;
  }
  picture {
    flex: none;
  }
  img {
    display: block;
    width: 3rem;
    height: 3rem;
    border-radius: ${radii.sm};
    object-fit: cover;
  }
  .words {
    flex: 1;
    min-width: 0;
  }
  .title {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: ${colors.text};
    font-size: ${fontSizes.sm};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  button + button {
    margin-left: -${space[1]};
  }
  button[aria-disabled='true']:not(.handle) {
    opacity: 0.35;
    cursor: default;
  }
`);
