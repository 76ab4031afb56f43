import styled from '@emotion/styled';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';

export interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'ref' | 'open'> {
  open: boolean;
  /** What it holds, for those who listen. */
  label: string;
  onClose: () => void;
}

/** A panel that slides in from the left over the page, on small screens. */
export function Drawer({ open, label, onClose, children, ...rest }: DrawerProps) {
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = root.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  if (!open) return null;
  return (
    <Root
      ref={root}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      {...rest}
    >
      {children}
    </Root>
  );
}

const Root = styled.dialog`
  width: min(300px, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid ${theme.colors.border};
  background: ${theme.colors.surface};
  color: ${theme.colors.textSoft};
  overflow-y: auto;
  &::backdrop {
    background: rgb(3 5 10 / 72%);
  }
`;
