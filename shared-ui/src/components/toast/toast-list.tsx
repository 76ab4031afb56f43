import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { ToastContainer, toast as show } from 'react-toastify/unstyled';
import { theme } from '../../theme/theme.ts';
import { onToast, type Toast } from './toast.ts';

interface ToastListProps {
  /** Said before this list was there. */
  first: readonly Toast[];
  onReady: () => void;
}

/** The toast library with the studio's look. */
export default function ToastList({ first, onReady }: ToastListProps) {
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isStarted.current) {
      isStarted.current = true;
      first.forEach(present);
      onReady();
    }
    return onToast(present);
  }, [first, onReady]);
  return (
    <Root>
      <ToastContainer
        position="bottom-right"
        theme="dark"
        pauseOnHover
        pauseOnFocusLoss={false}
        newestOnTop={false}
        closeOnClick
        draggable={false}
        aria-label="Notifications"
      />
    </Root>
  );
}

function present({ kind, message, durationMs, id }: Toast): void {
  show[kind](message, { autoClose: durationMs, toastId: id, role: kind === 'error' ? 'alert' : 'status' });
}

const { colors, space } = theme;

const Root = styled.div`
  & .Toastify__toast-container {
    position: fixed;
    z-index: ${theme.layer.toast};
    right: ${space[2]};
    bottom: ${space[2]};
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    width: min(360px, calc(100vw - 2rem));
  }
  & .Toastify__toast {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding: ${space[2]};
    border: 1px solid ${colors.borderStrong};
    border-left: 3px solid ${colors.success};
    border-radius: ${theme.radii.md};
    background: ${colors.raised};
    color: ${colors.text};
    box-shadow: ${theme.shadow.raised};
  }
  & .Toastify__toast--error {
    border-left-color: ${colors.dangerText};
  }
  & .Toastify__toast-icon {
    display: none;
  }
  & .Toastify__close-button {
    order: 2;
    margin-left: auto;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: ${colors.textQuiet};
    cursor: pointer;
  }
  & .Toastify__close-button > svg {
    width: 14px;
    fill: currentColor;
  }
  & .Toastify__progress-bar--wrp {
    display: none;
  }
`;
