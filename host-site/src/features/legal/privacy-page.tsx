import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { LegalScreen } from './legal-screen.tsx';
import { privacyText } from './legal-text.ts';

const title = 'Privacy Policy';

export const page: Page = {
  resources: () => [privacyText],
  head: ({ studio }) => ({
    title,
    description: `What ${studio.name} stores when you visit this site or write to us, for how long, and how to have it deleted.`,
    canonical: paths.privacy,
    crumbs: [{ name: title, path: paths.privacy }],
  }),
  Component: () => <LegalScreen resource={privacyText} title={title} />,
};
