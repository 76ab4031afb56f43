import { Button } from 'shared-ui';

interface SaveButtonProps {
  editor: { isClosed: boolean; isDeciding: boolean };
  formId: string;
  /** @default 'Saving...' */
  savingLabel?: string;
  children: string;
}

/** Saves the form. Absent while a decision comes before that, which has a button of its own. */
export function SaveButton({ editor, formId, savingLabel = 'Saving...', children }: SaveButtonProps) {
  if (editor.isDeciding) return null;
  return (
    <Button type="submit" form={formId} loading={editor.isClosed} loadingText={savingLabel}>
      {children}
    </Button>
  );
}
