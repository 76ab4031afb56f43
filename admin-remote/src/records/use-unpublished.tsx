import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import type { SaveHow } from '../components/editor/editor-types.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface SavingEditor {
  submit: (how: SaveHow) => void;
  isClosed: boolean;
  isDeciding: boolean;
}

interface Unpublished {
  /** Stand beside the button that publishes. */
  buttons: ReactNode;
  dialog: ReactNode;
}

/** The ways to save a form without being public at once: as a draft, or at a moment. */
export function useUnpublished(editor: SavingEditor, isOffered: boolean): Unpublished {
  const [isScheduling, setScheduling] = useState(false);
  const close = () => setScheduling(false);
  // A disabled button would lose the focus. The editor itself saves one at a time.
  const busy = editor.isClosed && ({ 'aria-disabled': true } as const);
  return {
    buttons: isOffered && !editor.isDeciding && (
      <>
        <Button variant="secondary" {...busy} onClick={() => editor.submit('draft')}>
          Save draft
        </Button>
        <Button variant="secondary" {...busy} onClick={() => setScheduling(!editor.isClosed)}>
          Schedule
        </Button>
      </>
    ),
    dialog: isScheduling && (
      <ScheduleDialog
        onClose={close}
        onChoose={(plan) => {
          close();
          editor.submit(plan);
        }}
      />
    ),
  };
}
