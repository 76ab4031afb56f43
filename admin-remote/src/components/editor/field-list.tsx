import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, theme } from 'shared-ui';
import { FieldSet } from '../field-set.ts';

interface FieldListProps {
  label: string;
  hint?: string;
  /** Words on the button that adds an item. Default: no button. */
  addLabel?: ReactNode;
  /** Adds an item at the end, without moving the focus. */
  onAdd?: () => void;
  children: ReactNode;
}

/** A group of fields that may grow. A new item comes into view, and its first control takes the focus. */
export function FieldList({ label, hint, addLabel, onAdd, children }: FieldListProps) {
  const items = useRef<HTMLDivElement>(null);
  const [addedCount, setAddedCount] = useState(0);
  useEffect(() => {
    if (addedCount > 0) enterLast(items.current);
  }, [addedCount]);

  function add() {
    onAdd?.();
    setAddedCount((count) => count + 1);
  }

  return (
    <Root>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="items" ref={items}>
        {children}
      </div>
      {addLabel && (
        <Button variant="secondary" onClick={add}>
          {addLabel}
        </Button>
      )}
    </Root>
  );
}

function enterLast(items: HTMLElement | null): void {
  const item = items?.lastElementChild;
  item?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'start' });
}

const { colors, fontSizes, space } = theme;

const Root = styled(FieldSet)(css`
  > legend {
    margin-bottom: ${space[1]};
    padding: 0;
    color: ${colors.text};
    font-weight: 600;
  }
  > .hint {
    margin-bottom: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  > .items {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
  }
  > .items:not(:empty) + button {
    margin-top: ${space[2]};
  }
`);
