import { Button } from 'shared-ui';
import type { Resource } from '../lib/resources/resource.ts';
import { useResourceCache } from '../lib/resources/use-resource-cache.ts';

/** Asks for a resource once more. */
export function RetryButton({ resource }: { resource: Resource<unknown> }) {
  const cache = useResourceCache();
  return (
    <Button variant="secondary" onClick={() => void cache.reload(resource)}>
      Try again
    </Button>
  );
}
