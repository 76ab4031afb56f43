import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { LegalScreen } from './legal-screen.tsx';
import { termsText } from './legal-text.ts';

export const page: Page = {
  resources: () => [termsText],
  head: ({ studio, texts }) => ({
    title: texts.text('page.terms'),
    description: texts.text('legal.termsDescription', { name: studio.name }),
    canonical: paths.terms,
    crumbs: [{ name: texts.text('page.terms'), path: paths.terms }],
  }),
  Component: () => <LegalScreen resource={termsText} title="page.terms" />,
};
