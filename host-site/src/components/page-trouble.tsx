import { useTexts } from '../lib/page-context.ts';
import { NoticePage } from './notice-page.tsx';
import { RetryLink } from './retry-link.tsx';

/** Replaces a page that could not be rendered. */
export function PageTrouble() {
  const { text } = useTexts();
  return (
    <NoticePage title={text('trouble.page')} message={text('trouble.failed')}>
      <RetryLink size="lg" />
    </NoticePage>
  );
}
