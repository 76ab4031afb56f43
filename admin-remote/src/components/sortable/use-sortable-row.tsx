import { useSortable } from '@dnd-kit/sortable';
import { use, createContext } from 'react';
import { IconButton } from 'shared-ui';
import { icons } from '../icons.ts';

/**
 * One row of a `SortableList`: `rowProps` go to its element, and its handle and its two buttons to where they belong.
 *
 * @param name of the row, for the labels of its buttons
 */
export function useSortableRow(id: string, name: string) {
  const { ids, moveBy } = use(SortingContext);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const index = ids.indexOf(id);
  return {
    rowProps: {
      ref: setNodeRef,
      'data-dragging': isDragging || undefined,
      style: {
        transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined,
        transition,
      },
    },
    handle: (
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        className="handle"
        icon={icons.grip}
        label={`Drag ${name}`}
      />
    ),
    buttons: (
      <>
        {buttonOf(-1, index === 0)}
        {buttonOf(1, index === ids.length - 1)}
      </>
    ),
  };

  /** Stays focusable at either end of the list, so that keyboard users do not lose focus. */
  function buttonOf(by: 1 | -1, isAtEnd: boolean) {
    const buttonId = `${by < 0 ? 'up' : 'down'}-${id}`;
    return (
      <IconButton
        id={buttonId}
        icon={by < 0 ? icons.arrowUp : icons.arrowDown}
        label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && moveBy(id, by, buttonId)}
      />
    );
  }
}

interface Sorting {
  ids: readonly string[];
  /** Moves an item by one place; the button that asked for it keeps the focus. */
  moveBy: (id: string, by: 1 | -1, buttonId: string) => void;
}

/** The list that a row belongs to. */
export const SortingContext = createContext<Sorting>({ ids: [], moveBy: () => undefined });
