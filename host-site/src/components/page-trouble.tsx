import { NoticePage } from './notice-page.tsx';
import { RetryLink } from './retry-link.tsx';

/** Replaces a page that could not be rendered. */
export function PageTrouble() {
  return (
    <NoticePage title="This page could not be shown" message="Something went wrong. Please try again.">
      <RetryLink size="lg" />
    </NoticePage>
  );
}
