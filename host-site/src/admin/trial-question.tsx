import { AlertDialog } from 'shared-ui';
import { AdminStage } from './admin-stage.ts';

interface TrialQuestionProps {
  release: string;
  onAnswer: (agrees: boolean) => void;
}

/** Asks before a release runs that a link chose: anybody can write such a link, and an older release has older faults. */
export function TrialQuestion({ release, onAnswer }: TrialQuestionProps) {
  return (
    <AdminStage>
      <AlertDialog
        open
        title="Try out another release?"
        cancelLabel="Use the live release"
        confirmLabel="Try it out"
        confirmVariant="primary"
        onCancel={() => onAnswer(false)}
        onConfirm={() => onAnswer(true)}
      >
        <p>This address opens another release of the dashboard than the live one:</p>
        <p>
          <strong style={{ overflowWrap: 'anywhere' }}>{release}</strong>
        </p>
        <p>An older release has faults that were mended since. Go on only if you meant to try it out.</p>
      </AlertDialog>
    </AdminStage>
  );
}
