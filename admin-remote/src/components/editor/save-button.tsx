import { Button } from 'shared-ui';

interface SaveButtonProps {
  editor: { isSaving: boolean; offer?: unknown; conflict?: unknown };
  formId: string;
  /** @default 'Saving...' */
  savingLabel?: string;
  children: string;
}

/** Saves the form. Absent while a decision comes before that, which has a button of its own. */
export function SaveButton({ editor, formId, savingLabel = 'Saving...', children }: SaveButtonProps) {
  if (editor.offer ?? editor.conflict) return null;
  return (
    <Button type="submit" form={formId} loading={editor.isSaving} loadingText={savingLabel}>
      {children}
    </Button>
  );
}
