import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  /** The question itself. */
  children: ReactNode;
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** @default 'danger' */
  confirmVariant?: 'primary' | 'danger';
  busy?: boolean;
  busyText?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question that must be answered; focus begins on the harmless answer. */
export function AlertDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  confirmVariant = 'danger',
  busy,
  busyText,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) cancel.current?.focus();
  }, [open]);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onCancel}
      hideClose
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={confirmVariant} loading={busy} loadingText={busyText} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
