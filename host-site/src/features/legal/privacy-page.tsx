import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { LegalScreen } from './legal-screen.tsx';
import { privacyText } from './legal-text.ts';

export const page: Page = {
  resources: () => [privacyText],
  head: ({ studio, texts }) => ({
    title: texts.text('page.privacy'),
    description: texts.text('legal.privacyDescription', { name: studio.name }),
    canonical: paths.privacy,
    crumbs: [{ name: texts.text('page.privacy'), path: paths.privacy }],
  }),
  Component: () => <LegalScreen resource={privacyText} title="page.privacy" />,
};
