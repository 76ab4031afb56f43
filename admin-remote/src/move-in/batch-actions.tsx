import type { Import, ImportState } from 'content-api/moving';
import { Button, ButtonLink } from 'shared-ui';
import { GuardedLink } from '../components/guarded-link.tsx';
import { batchHref } from './batch-href.ts';
import { missingFiles } from './import-words.ts';

export type BatchAction = 'run' | 'publish' | 'undo';

interface BatchActionsProps {
  batch: Import;
  /** At work. */
  pending: BatchAction | undefined;
  onAct: (action: BatchAction) => void;
}

const runWords: Partial<Record<ImportState, string>> = {
  ready: 'Bring it in as drafts',
  failed: 'Try again',
};

/** What is to be done with a batch in its state. */
export function BatchActions({ batch: { _id, state, faults }, pending, onAct }: BatchActionsProps) {
  const isWritten = state === 'drafts' || state === 'public';
  const missing = missingFiles({ faults });
  const again = isWritten && missing > 0 ? 'Try missing files again' : undefined;
  const run = runWords[state] ?? again;
  return (
    <>
      {isWritten && (
        <ButtonLink as={GuardedLink} to={batchHref(_id, 'addresses')} variant="secondary">
          Addresses
        </ButtonLink>
      )}
      {(isWritten || state === 'sending' || state === 'ready' || state === 'failed') && (
        <Button variant="secondary" disabled={pending !== undefined} onClick={() => onAct('undo')}>
          {isWritten ? 'Undo the batch' : 'Remove'}
        </Button>
      )}
      {run !== undefined && (
        <Button
          variant={isWritten ? 'secondary' : 'primary'}
          loading={pending === 'run'}
          disabled={pending !== undefined}
          onClick={() => onAct('run')}
        >
          {run}
        </Button>
      )}
      {state === 'drafts' && (
        <Button
          loading={pending === 'publish'}
          disabled={pending !== undefined}
          onClick={() => onAct('publish')}
        >
          Publish the batch
        </Button>
      )}
    </>
  );
}
