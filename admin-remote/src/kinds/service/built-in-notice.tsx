import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inputSchemaOf, studio } from 'content-api/contract';
import { Button, StatusBanner } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { useMay } from '../../lib/use-me.ts';
import { recordQuery } from '../../records/queries.ts';
import { readRecord, updateRecord } from '../../records/record-calls.ts';

/** Says whether visitors see the built-in services while there are none, with the button that changes it. */
export function BuiltInNotice() {
  const api = useApi();
  const may = useMay();
  const queries = useQueryClient();
  const query = recordQuery(api, studio, studio.name);
  const { data } = useQuery(query);
  const { mutate, isPending } = useMutation({
    async mutationFn(hasBuiltInServices: boolean) {
      // Others may have changed the studio since.
      const stored = await readRecord(api, studio, studio.name);
      const input = inputSchemaOf(studio, 'whole').parse({ ...stored, hasBuiltInServices });
      return updateRecord(api, studio)(studio.name, input, stored.updatedAt);
    },
    onSuccess: (saved) => queries.setQueryData(query.queryKey, saved),
    onError: (failure) => tellFailure(failure, 'Error saving'),
  });
  if (!data) return null;
  const isShown = data.hasBuiltInServices;
  return (
    <StatusBanner tone="info" style={{ marginBottom: '1rem' }}>
      <p>
        {isShown
          ? 'While this list is empty, visitors see four built-in services, which nobody at the studio has stated.'
          : 'While this list is empty, visitors see no services.'}
      </p>
      {may('studio') && may('publish') && (
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mutate(!isShown)}
        >
          {isShown ? 'Show visitors none' : 'Show the built-in services'}
        </Button>
      )}
    </StatusBanner>
  );
}
