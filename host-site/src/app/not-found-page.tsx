import { ButtonLink } from 'shared-ui';
import { NoticePage } from '../components/notice-page.tsx';
import type { Page } from '../lib/page/page.ts';
import { paths } from '../lib/paths.ts';
import { pageWords } from '../lib/studio/page-words.ts';
import { usePageWords } from '../lib/studio/use-page-words.ts';

export const page: Page = {
  resources: () => [pageWords],
  head: () => ({ title: 'Page Not Found', description: 'There is no page at this address.' }),
  outcome: () => ({ status: 404 }),
  Component: NotFoundPage,
};

function NotFoundPage() {
  return (
    <NoticePage code="404" title="Page Not Found" message={usePageWords()?.notFound ?? ''}>
      <ButtonLink href={paths.home} size="lg">
        Back to Homepage
      </ButtonLink>
    </NoticePage>
  );
}
