import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, Dialog } from 'shared-ui';
import { useLeaveGuard } from '../leave-guard.tsx';
import { DraftLine } from './draft-line.tsx';
import { EditorForm } from './editor-form.tsx';
import type { Editor } from './editor-types.ts';
import { SaveButton } from './save-button.tsx';

interface EditorDialogProps<Values extends FieldValues> {
  editor: Editor<Values>;
  title: string;
  /** Words on the button that saves. */
  saveLabel: string;
  /** @default 'Saving...' */
  savingLabel?: string;
  /** Further ways to save, beside the one that publishes. */
  actions?: ReactNode;
  /** Stands beside the form. */
  beside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** An editor in a modal; leaving it with changes is asked about. */
export function EditorDialog<Values extends FieldValues>({
  editor,
  title,
  saveLabel,
  savingLabel,
  actions,
  beside,
  onClose,
  children,
}: EditorDialogProps<Values>) {
  const { leave } = useLeaveGuard();
  const formId = `${editor.name}-form`;
  const close = () => leave(onClose);
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      beside={beside}
      actions={
        <>
          <DraftLine autosave={editor.autosave} />
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          {actions}
          <SaveButton editor={editor} formId={formId} savingLabel={savingLabel}>
            {saveLabel}
          </SaveButton>
        </>
      }
    >
      <EditorForm id={formId} editor={editor}>
        {children}
      </EditorForm>
    </Dialog>
  );
}
