import { Button, ErrorState } from 'shared-ui';
import { failureText } from '../lib/api-failure.ts';

interface LoadFailureProps {
  failure: unknown;
  /** Title where the server gave no reason. */
  otherwise: string;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
  onRetry: () => void;
}

/** In place of what a screen could not load. */
export function LoadFailure({ failure, otherwise, level, onRetry }: LoadFailureProps) {
  return (
    <ErrorState
      level={level}
      title={failureText(failure, otherwise)}
      message="It could not be loaded. What is stored is safe."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
