import { Button } from 'shared-ui';
import { NoticePage } from './notice-page.tsx';

/** Shown in place of a page that failed; everything around it goes on. */
export function PageTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <NoticePage title="This page could not be shown" message="Please check your connection and try again.">
      <Button variant="secondary" size="lg" onClick={onRetry}>
        Try again
      </Button>
    </NoticePage>
  );
}
