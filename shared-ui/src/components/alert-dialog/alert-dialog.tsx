import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog/dialog-styles.ts';
import type { ModalProps } from '../dialog/modal.tsx';

export interface AlertDialogProps extends Omit<ModalProps, 'open' | 'title' | 'onDismiss' | 'onClose'> {
  /** The question, or what is about to happen. */
  children?: ReactNode;
  open: boolean;
  title: ReactNode;
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  onConfirm: () => void;
  /** A further answer, between the two. */
  otherAction?: ReactNode;
  /** Called by the cancel button and on Escape. */
  onCancel: () => void;
  /** Look of the confirming button. @default 'danger' */
  confirmVariant?: 'danger' | 'primary';
  /** The confirmed thing is under way. @default false */
  busy?: boolean;
  busyText?: string;
}

/** Asks before something that cannot be undone. The focus starts on the harmless answer. */
export function AlertDialog(props: AlertDialogProps) {
  return props.open ? <OpenAlertDialog {...props} /> : null;
}

function OpenAlertDialog({
  open: _open,
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  confirmVariant = 'danger',
  otherAction,
  busy = false,
  busyText,
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
      <div className="content">
        <h2 id={`${id}title`}>{title}</h2>
        <div id={`${id}about`}>{children}</div>
      </div>
      <footer>
        <Button variant="secondary" onClick={onCancel} data-autofocus="">
          {cancelLabel}
        </Button>
        {otherAction}
        <Button variant={confirmVariant} onClick={onConfirm} loading={busy} loadingText={busyText}>
          {confirmLabel}
        </Button>
      </footer>
    </Frame>
  );
}

const Frame = styled(DialogFrame)(css`
  max-width: 28rem;
  h2 {
    margin-bottom: ${theme.space[1]};
  }
`);
