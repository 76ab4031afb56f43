import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, Dialog } from 'shared-ui';
import { useLeaveGuard } from '../leave-guard.tsx';
import { EditorForm } from './editor-form.tsx';
import type { Editor } from './editor-types.ts';

interface EditorDialogProps<Values extends FieldValues> {
  editor: Editor<Values>;
  title: string;
  /** Words on the button that saves. */
  saveLabel: string;
  /** @default 'Saving...' */
  savingLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** An editor in a modal; leaving it with changes is asked about. */
export function EditorDialog<Values extends FieldValues>({
  editor,
  title,
  saveLabel,
  savingLabel = 'Saving...',
  onClose,
  children,
}: EditorDialogProps<Values>) {
  const { leave } = useLeaveGuard();
  const formId = `${editor.name}-form`;
  const close = () => leave(onClose);
  const isAsking = Boolean(editor.offer ?? editor.conflict);
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={editor.isSaving}
            loadingText={savingLabel}
            disabled={isAsking}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      <EditorForm id={formId} editor={editor}>
        {children}
      </EditorForm>
    </Dialog>
  );
}
