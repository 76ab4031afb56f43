import { useState } from 'react';
import { AlertDialog, Field, Input, Stack, toast } from 'shared-ui';
import { useFocusAfterRemoval } from '../components/list/use-focus-after-removal.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useSiteLanguages } from '../lib/use-site-languages.ts';

interface DeleteForGoodDialogProps {
  /** Title of the record, which has to be typed. */
  title: string;
  remove: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the title before a record is deleted beyond any way back. */
export function DeleteForGoodDialog({ title, remove, onDone, onClose }: DeleteForGoodDialogProps) {
  const hasTranslations = useSiteLanguages().length > 0;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const focusAfterRemoval = useFocusAfterRemoval();

  async function confirm() {
    if (isBusy) return;
    if (typed.trim() !== title.trim()) return setFault('That is not its title');
    setBusy(true);
    try {
      await remove();
      focusAfterRemoval();
      toast.success('Deleted for good');
    } catch (failure) {
      tellFailure(failure, 'Error deleting');
    }
    onClose();
    onDone();
  }

  return (
    <AlertDialog
      open
      title="Delete for good"
      confirmLabel="Delete for good"
      busy={isBusy}
      busyText="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <p>
          <strong>{title || 'Untitled'}</strong>
          {hasTranslations ? ', its translations and their history' : ' and its history'} are gone then. There
          is no way back.
        </p>
        <Field label="Type its title" error={fault}>
          <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </Stack>
    </AlertDialog>
  );
}
