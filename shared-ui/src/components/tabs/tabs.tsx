import styled from '@emotion/styled';
import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { theme } from '../../theme/theme.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  items: readonly TabItem[];
  /** What the tabs choose between, for those who listen. */
  label: string;
  /** Id of the tab that is open first. @default the first */
  defaultTab?: string;
}

/** Tabs by the ARIA pattern: arrow keys move and open, Home and End go to the ends. */
export function Tabs({ items, label, defaultTab, ...rest }: TabsProps) {
  const base = useId();
  const [open, setOpen] = useState(defaultTab ?? items[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = items.findIndex(({ id }) => id === open);
    const next = nextIndex(event.key, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(items[next]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div {...rest}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-controls={`${base}-${id}`}
            aria-selected={id === open}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
          >
            {name}
          </button>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          hidden={id !== open}
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

const { colors, space } = theme;

const List = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-bottom: ${space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  & > button {
    flex: none;
    min-height: 44px;
    padding: 0 ${space[3]};
    border: 1px solid ${colors.border};
    border-radius: ${theme.radii.pill};
    background: transparent;
    color: ${colors.textSoft};
    font-weight: 500;
    cursor: pointer;
    transition: background-color ${theme.transition};
  }
  & > button:focus-visible {
    outline-offset: -4px;
  }
  & > button:hover {
    background: ${colors.hover};
  }
  & > [aria-selected='true'] {
    border-color: transparent;
    background: ${colors.text};
    color: ${colors.background};
  }
  & > [aria-selected='true']:hover {
    background: ${colors.text};
  }
`;
