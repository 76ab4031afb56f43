import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { Modal } from '../dialog/modal.tsx';
import type { ModalProps } from '../dialog/modal.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface DrawerProps extends Omit<ModalProps, 'open' | 'onDismiss' | 'onClose'> {
  open: boolean;
  /** Called on Escape, by the close button and by a press beside the drawer. */
  onClose: () => void;
  /** Names the drawer. */
  label: string;
  /** @default 'left' */
  side?: 'left' | 'right';
  /** @default 'Close' */
  closeLabel?: string;
  /** Leaves the close button out. @default false */
  hideClose?: boolean;
  children?: ReactNode;
}

/** A panel that slides in from the side over the page. */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({
  open: _open,
  onClose,
  label,
  side = 'left',
  closeLabel = 'Close',
  hideClose = false,
  children,
  ...rest
}: DrawerProps) {
  return (
    <Frame
      aria-label={label}
      data-side={side}
      onDismiss={onClose}
      onClick={(event) => {
        // The dialog itself is hit only beside its content.
        if (event.target === event.currentTarget) onClose();
      }}
      {...rest}
    >
      <div className="inside">
        {!hideClose && <IconButton className="close" icon="close" label={closeLabel} onClick={onClose} />}
        {children}
      </div>
    </Frame>
  );
}

const { colors, space, duration } = theme;

const fromLeft = keyframes`from{transform:translateX(-100%)}`;
const fromRight = keyframes`from{transform:translateX(100%)}`;
const dim = keyframes`from{opacity:0}`;

const Frame = styled(Modal)(css`
  width: min(20rem, calc(100% - ${space[5]}));
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  padding: 0;
  border: 0;
  border-right: 1px solid ${colors.border};
  background: ${colors.surface};
  color: ${colors.textSoft};
  animation: ${fromLeft} ${duration} ease-out;
  &[data-side='right'] {
    margin: 0 0 0 auto;
    border-right: 0;
    border-left: 1px solid ${colors.border};
    animation-name: ${fromRight};
  }
  &::backdrop {
    background: ${theme.colors.backdrop};
    animation: ${dim} ${duration} ease-out;
  }
  .inside {
    display: flex;
    flex-direction: column;
    min-height: 100%;
    padding: ${space[2]};
  }
  .close {
    margin-left: auto;
  }
`);
