import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inputSchemaOf, studio } from 'content-api/contract';
import type { InputOf } from 'content-api/contract';
import { useApi } from '../../lib/api-context.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { recordQuery } from '../queries.ts';
import { readRecord, updateRecord } from '../record-calls.ts';

type StudioChange = Partial<InputOf<typeof studio.fields>>;

/** Changes single fields of the studio, at once, from beside the screen that they are about. */
export function useStudioChange() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(change: StudioChange) {
      // Others may have changed the studio since.
      const stored = await readRecord(api, studio, studio.name);
      const input = inputSchemaOf(studio, 'whole').parse({ ...stored, ...change });
      return updateRecord(api, studio)(studio.name, input, stored.updatedAt);
    },
    async onSuccess(saved) {
      queries.setQueryData(recordQuery(api, studio, studio.name).queryKey, saved);
      await queries.invalidateQueries({ queryKey: [studio.plural, 'settings'] });
      await queries.invalidateQueries({ queryKey: ['setup'] });
    },
    onError: (failure) => tellFailure(failure, 'Error saving'),
  });
}
