import { ButtonLink } from 'shared-ui';
import type { Page } from '../lib/page.ts';
import { paths } from '../lib/paths.ts';
import { useStudio, useTexts } from '../lib/page-context.ts';
import { OtherLanguages } from './other-languages.tsx';
import { NoticePage } from './notice-page.tsx';

export const page: Page = {
  resources: () => [],
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
    <NoticePage code="404" title={text('trouble.notFound')} message={useStudio().notFound}>
      <ButtonLink href={paths.home} size="lg">
        {text('trouble.toHome')}
      </ButtonLink>
      <OtherLanguages />
    </NoticePage>
  );
}
