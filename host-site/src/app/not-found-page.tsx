import { ButtonLink } from 'shared-ui';
import { NoticePage } from '../components/notice-page.tsx';
import type { Page } from '../lib/page/page.ts';
import { paths } from '../lib/paths.ts';
import { pageWords } from '../lib/studio/page-words.ts';
import { usePageWords } from '../lib/studio/use-page-words.ts';
import { useTexts } from '../lib/texts/use-texts.ts';

export const page: Page = {
  resources: () => [pageWords],
  head: ({ texts }) => ({
    title: texts.text('trouble.notFound'),
    description: texts.text('trouble.notFoundAt'),
  }),
  outcome: () => ({ status: 404 }),
  Component: NotFoundPage,
};

function NotFoundPage() {
  const { text } = useTexts();
  return (
    <NoticePage code="404" title={text('trouble.notFound')} message={usePageWords()?.notFound ?? ''}>
      <ButtonLink href={paths.home} size="lg">
        {text('trouble.toHome')}
      </ButtonLink>
    </NoticePage>
  );
}
