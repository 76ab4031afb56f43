import { useState } from 'react';
import { AlertDialog, toast } from 'shared-ui';
import { failureText, isSessionFailure } from '../../lib/api-failure.ts';

interface DeleteDialogProps {
  /** Title of the record. */
  subject: string;
  /** The exact question. */
  question: string;
  title: string;
  /** Said when it worked. */
  done: string;
  /** Said when it did not and the server gave no reason. */
  failed: string;
  remove: () => Promise<unknown>;
  /** Called when the record is gone, or turned out to be gone already. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a record is deleted (ruling 35). */
export function DeleteDialog({
  subject,
  question,
  title,
  done,
  failed,
  remove,
  onDone,
  onClose,
}: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    try {
      await remove();
      toast.success(done);
    } catch (failure) {
      if (!isSessionFailure(failure)) toast.error(failureText(failure, failed));
    }
    onClose();
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
    </AlertDialog>
  );
}
