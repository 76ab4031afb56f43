import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import { AlertDialog, toast } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { sessionsKey } from './sessions-query.ts';

/** Offers to end the other sessions, after a change of how one signs in. Absent when there are none. */
export function OtherSessionsDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.call(calls.logoutOthers),
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (failure) => tellFailure(failure, 'Error ending your other sessions'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  return (
    <AlertDialog
      open={others > 0}
      title="End other sessions"
      confirmLabel="End them"
      cancelLabel="Keep them"
      busy={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate()}
    >
      {others === 1
        ? 'You are signed in in one other browser. End that session?'
        : `You are signed in in ${others} other browsers. End these sessions?`}
    </AlertDialog>
  );
}
