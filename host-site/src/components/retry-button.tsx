import { Button } from 'shared-ui';
import type { Resource } from '../lib/resources/resource.ts';
import { useResourceCache } from '../lib/resources/use-resource-cache.ts';

interface RetryButtonProps {
  resource: Resource<unknown>;
  size?: 'md' | 'lg';
}

/** Asks for a resource once more. */
export function RetryButton({ resource, size }: RetryButtonProps) {
  const cache = useResourceCache();
  return (
    <Button variant="secondary" size={size} onClick={() => void cache.reload(resource)}>
      Try again
    </Button>
  );
}
