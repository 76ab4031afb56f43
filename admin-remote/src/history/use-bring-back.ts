import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bringBackCalls } from 'content-api/contract';
import { toast } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';

interface Wanted {
  at: string;
  /** Keys of records, such as `post/65f0…`. */
  records: string[];
}

/** Restores records to a moment; the success toast offers to undo it. */
export function useBringBack({ onSettled }: { onSettled: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  // Any list of the console may show something else afterwards.
  const reload = () => queries.invalidateQueries();
  const undo = useMutation({
    mutationFn: (key: string) => api.call(bringBackCalls.undoBringBack, { path: { undo: key } }),
    onSuccess: ({ changed }) => toast.success(`Undone for ${countText(changed)}`),
    onError: (failure) => tellFailure(failure, 'Error undoing'),
    onSettled: reload,
  });
  return useMutation({
    mutationFn: ({ at, records }: Wanted) => api.call(bringBackCalls.bringBack, { body: { at, records } }),
    onSuccess: ({ changed, undo: key }) =>
      toast.success(`${countText(changed)} brought back`, {
        action: { label: 'Undo', onPress: () => undo.mutate(key) },
      }),
    onError: (failure) => tellFailure(failure, 'Error bringing the moment back'),
    onSettled() {
      onSettled();
      return reload();
    },
  });
}

export function countText(count: number): string {
  return `${count} ${count === 1 ? 'record' : 'records'}`;
}
