import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, Modifier, UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { theme, VisuallyHidden } from 'shared-ui';
import { SortingContext } from './use-sortable-row.tsx';

interface SortableListProps {
  /** Name of the list. */
  label: string;
  /** An item, in words: 'record'. */
  noun: string;
  /** The items in their order. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  /** The rows, one for each id, which call `useSortableRow`. */
  children: ReactNode;
}

/** Items move up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list in one column, to be put into order by pointer, keyboard or buttons. */
export function SortableList({ label, noun, ids, nameOf, onMove, children }: SortableListProps) {
  const [announcement, setAnnouncement] = useState('');
  const refocused = useRef<string>(undefined);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  useEffect(() => {
    // A button that moves within the page loses the focus.
    if (refocused.current !== undefined) document.getElementById(refocused.current)?.focus();
    refocused.current = undefined;
  }, [ids]);

  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const placeOf = (id: UniqueIdentifier) => `${indexOf(id) + 1} of ${ids.length}`;
  // The place that it is lifted from is announced as one that it is over, right after the start.
  const held = (id: UniqueIdentifier, over: UniqueIdentifier) => `${name(id)} is lifted, ${placeOf(over)}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => held(active.id, active.id),
    onDragOver: ({ active, over }) => held(active.id, (over ?? active).id),
    onDragEnd: ({ active, over }) => `${name(active.id)} is ${placeOf((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${name(active.id)} stays ${placeOf(active.id)}`,
  };
  const instructions = `Press space to lift the ${noun}, the arrow keys to move it, space to put it down, and escape to leave it where it was.`;

  function moveBy(id: string, by: 1 | -1, buttonId: string): void {
    const index = indexOf(id);
    refocused.current = buttonId;
    onMove(index, index + by);
    setAnnouncement(`${nameOf(id)} is ${index + 1 + by} of ${ids.length}`);
  }

  return (
    <SortingContext value={{ ids, moveBy }}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
        onDragEnd={({ active, over }) => over && onMove(indexOf(active.id), indexOf(over.id))}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <List role="list" aria-label={label}>
            {children}
          </List>
        </SortableContext>
      </DndContext>
    </SortingContext>
  );
}

const List = styled.ol(css`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`);
