import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'ref' | 'open'> {
  open: boolean;
  title: ReactNode;
  /** Escape, the cross and (if allowed) the backdrop ask for this; the dialog closes when `open` becomes false. */
  onClose: () => void;
  /** Buttons at the foot, always in view. */
  actions?: ReactNode;
  /** Hides the cross. @default false */
  hideClose?: boolean;
}

/** A modal dialog, at most 600 px wide; its content scrolls inside. Focus stays in it and returns where it was. */
export function Dialog({ open, title, onClose, actions, hideClose, children, ...rest }: DialogProps) {
  const root = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = root.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    const overflow = document.documentElement.style.overflow;
    dialog.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      dialog.close();
      document.documentElement.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    <Root
      ref={root}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...rest}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        {!hideClose && <IconButton icon="close" label="Close" onClick={onClose} />}
      </header>
      <div className="content">{children}</div>
      {actions && <footer>{actions}</footer>}
    </Root>
  );
}

const { colors, space } = theme;

const Root = styled.dialog`
  width: min(600px, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid ${colors.borderStrong};
  border-radius: ${theme.radii.lg};
  background: ${colors.surface};
  color: ${colors.textSoft};
  box-shadow: ${theme.shadow.raised};
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: rgb(3 5 10 / 72%);
  }
  & > header,
  & > footer {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${colors.border};
  }
  & > header > h2 {
    flex: 1;
    font-size: ${theme.fontSizes.h4};
  }
  & > footer {
    justify-content: flex-end;
    flex-wrap: wrap;
    border-top: 1px solid ${colors.border};
    border-bottom: 0;
  }
  & > .content {
    padding: ${space[3]};
    overflow-y: auto;
  }
`;
