import { ButtonLink } from 'shared-ui';
import { NoticePage } from '../components/notice-page.tsx';
import type { Page } from '../lib/page/page.ts';
import { paths } from '../lib/paths.ts';
import { useStudio } from '../lib/studio/use-studio.ts';

export const page: Page = {
  resources: () => [],
  head: () => ({ title: 'Page Not Found', description: 'There is no page at this address.' }),
  outcome: () => ({ status: 404 }),
  Component: NotFoundPage,
};

function NotFoundPage() {
  return (
    <NoticePage code="404" title="Page Not Found" message={useStudio().notFound}>
      <ButtonLink href={paths.home} size="lg">
        Back to Homepage
      </ButtonLink>
    </NoticePage>
  );
}
