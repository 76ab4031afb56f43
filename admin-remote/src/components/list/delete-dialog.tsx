import { useState } from 'react';
import { AlertDialog, toast } from 'shared-ui';
import { tellFailure } from '../../lib/tell-failure.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface DeleteDialogProps {
  /** Title of the record. */
  subject: string;
  /** The exact question. */
  question: string;
  title: string;
  /** Further effects of the deletion, shown below the question. */
  note?: string;
  /** Message after success. */
  done: string;
  /** Message after a failure for which the server gave no reason. */
  failed: string;
  remove: () => Promise<unknown>;
  /** Undoes the deletion; offered with the message. */
  undo?: () => Promise<unknown>;
  /** Message after undoing. */
  undone?: string;
  /** Called when the record is gone, or turned out to be gone already. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a record is deleted. */
export function DeleteDialog({
  subject,
  question,
  title,
  note,
  done,
  failed,
  remove,
  undo,
  undone = '',
  onDone,
  onClose,
}: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const focusAfterRemoval = useFocusAfterRemoval();

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    try {
      await remove();
      focusAfterRemoval();
      toast.success(done, undo && { action: { label: 'Undo', onPress: () => void runUndo(undo) } });
    } catch (failure) {
      tellFailure(failure, failed);
    }
    onClose();
    onDone();
  }

  async function runUndo(act: () => Promise<unknown>) {
    try {
      await act();
      toast.success(undone);
    } catch (failure) {
      tellFailure(failure, 'Error restoring');
    }
    onDone();
  }

  return (
    <AlertDialog
      open
      title={title}
      confirmLabel="Delete"
      busy={isBusy}
      busyText="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{question}</p>
      <p>
        <strong>{subject}</strong>
      </p>
      {note && <p>{note}</p>}
    </AlertDialog>
  );
}
