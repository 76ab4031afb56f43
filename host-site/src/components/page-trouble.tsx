import { Button } from 'shared-ui';
import { NoticePage } from './notice-page.tsx';

/** Replaces a page that failed, be it for a fault or for want of an answer; the shell around it keeps working. */
export function PageTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <NoticePage title="This page could not be shown" message="Something went wrong. Please try again.">
      <Button variant="secondary" size="lg" onClick={onRetry}>
        Try again
      </Button>
    </NoticePage>
  );
}
