import { useQuery } from '@tanstack/react-query';
import { studio } from 'content-api/contract';
import { Button, StatusBanner } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { useMay } from '../../lib/use-me.ts';
import { recordQuery } from '../../records/queries.ts';
import { useStudioChange } from '../../records/single/use-studio-change.ts';

/** Says whether visitors see the built-in services while there are none, with the button that changes it. */
export function BuiltInNotice() {
  const may = useMay();
  const { data } = useQuery(recordQuery(useApi(), studio, studio.name));
  const { mutate, isPending } = useStudioChange();
  if (!data) return null;
  // They are services of a software studio.
  const mayBeShown = data.trade === 'software';
  const isShown = mayBeShown && data.hasBuiltInServices;
  return (
    <StatusBanner tone="info" style={{ marginBottom: '1rem' }}>
      <p>
        {isShown
          ? 'While this list is empty, visitors see four built-in services, which nobody at the studio has stated.'
          : 'While this list is empty, visitors see no services.'}
      </p>
      {mayBeShown && may('studio') && may('publish') && (
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mutate({ hasBuiltInServices: !isShown })}
        >
          {isShown ? 'Show visitors none' : 'Show the built-in services'}
        </Button>
      )}
    </StatusBanner>
  );
}
