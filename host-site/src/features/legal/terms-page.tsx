import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { LegalScreen } from './legal-screen.tsx';
import { termsText } from './legal-text.ts';

const title = 'Terms of Service';

export const page: Page = {
  resources: () => [termsText],
  head: ({ studio }) => ({
    title,
    description: `The terms under which you may use the website of ${studio.name}.`,
    canonical: paths.terms,
    crumbs: [{ name: title, path: paths.terms }],
  }),
  Component: () => <LegalScreen resource={termsText} title={title} />,
};
