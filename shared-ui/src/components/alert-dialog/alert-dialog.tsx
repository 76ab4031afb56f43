import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog/dialog-styles.ts';
import type { ModalProps } from '../dialog/modal.tsx';

export interface AlertDialogProps extends Omit<ModalProps, 'open' | 'title' | 'onDismiss' | 'onClose'> {
  open: boolean;
  title: ReactNode;
  /** The question, or what is about to happen. */
  message?: ReactNode;
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  onConfirm: () => void;
  /** Called by the cancel button and on Escape. */
  onCancel: () => void;
  /** Look of the confirming button. @default 'danger' */
  tone?: 'danger' | 'primary';
  /** The confirmed thing is under way. @default false */
  busy?: boolean;
  busyLabel?: string;
}

/** Asks before something that cannot be undone. The focus starts on the harmless answer. */
export function AlertDialog(props: AlertDialogProps) {
  return props.open ? <OpenAlertDialog {...props} /> : null;
}

function OpenAlertDialog({
  open: _open,
  title,
  message,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  tone = 'danger',
  busy = false,
  busyLabel,
  children,
  ...rest
}: AlertDialogProps) {
  const id = useId();
  return (
    <Frame
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}about`}
      onDismiss={onCancel}
      {...rest}
    >
      <div className="body">
        <h2 id={`${id}title`}>{title}</h2>
        <div id={`${id}about`}>
          {message && <p>{message}</p>}
          {children}
        </div>
      </div>
      <footer>
        <Button variant="secondary" onClick={onCancel} data-autofocus="">
          {cancelLabel}
        </Button>
        <Button variant={tone} onClick={onConfirm} loading={busy} loadingText={busyLabel}>
          {confirmLabel}
        </Button>
      </footer>
    </Frame>
  );
}

const Frame = styled(DialogFrame)(css`
  max-width: 28rem;
  h2 {
    padding: 0 0 ${theme.space.xs};
  }
`);
