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
import type { Kind } from 'content-api/contract';
import { useEffect, useRef, useState } from 'react';
import { Button, ErrorState, Skeleton, Text, theme, VisuallyHidden } from 'shared-ui';
import { failureText } from '../../lib/api-failure.ts';
import { ArrangeRow, moveButtonId, titleOf } from './arrange-row.tsx';
import { useOrder } from './use-order.ts';

interface ArrangeListProps {
  kind: Kind;
}

const instructions = {
  draggable:
    'Press space to lift the record, the arrow keys to move it, space to put it down, and escape to leave it where it was.',
};
/** Records move up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The whole list of a kind in one column, to be put into order by pointer, keyboard or buttons. */
export default function ArrangeList({ kind }: ArrangeListProps) {
  const { records, loadError, reload, move } = useOrder(kind);
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
  }, [records]);

  if (loadError) {
    return (
      <ErrorState
        level={2}
        title={failureText(loadError, 'Error fetching the order')}
        action={<Button onClick={reload}>Try again</Button>}
      />
    );
  }
  if (!records) return <Skeleton height="20rem" label="Loading the order" />;

  const ids = records.map(({ summary }) => summary._id);
  const indexOf = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id));
  const nameOf = (id: UniqueIdentifier) => {
    const record = records[indexOf(id)];
    return record ? titleOf(record) : '';
  };
  const placeOf = (id: UniqueIdentifier) => `${indexOf(id) + 1} of ${ids.length}`;
  // The place that it is lifted from is announced as one that it is over, right after the start.
  const held = (id: UniqueIdentifier, over: UniqueIdentifier) => `${nameOf(id)} is lifted, ${placeOf(over)}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => held(active.id, active.id),
    onDragOver: ({ active, over }) => held(active.id, (over ?? active).id),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is ${placeOf((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays ${placeOf(active.id)}`,
  };

  return (
    <>
      <Text size="sm" tone="quiet" style={{ marginBottom: '1rem' }}>
        The site shows the {kind.words.many.toLowerCase()} in this order. Each move is saved at once.
      </Text>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={{ announcements, screenReaderInstructions: instructions }}
        onDragEnd={({ active, over }) => over && move(indexOf(active.id), indexOf(over.id))}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <List role="list" aria-label={`Order of ${kind.words.many.toLowerCase()}`}>
            {records.map((record, index) => (
              <ArrangeRow
                key={record.summary._id}
                kind={kind}
                record={record}
                place={index + 1}
                count={ids.length}
                onMove={(by) => {
                  refocused.current = moveButtonId(record.summary._id, by);
                  move(index, index + by);
                  setAnnouncement(`${titleOf(record)} is ${index + 1 + by} of ${ids.length}`);
                }}
              />
            ))}
          </List>
        </SortableContext>
      </DndContext>
    </>
  );
}

const List = styled.ol(css`
  display: grid;
  gap: ${theme.space[1]};
  max-width: 44rem;
  margin: 0;
  padding: 0;
  list-style: none;
`);
