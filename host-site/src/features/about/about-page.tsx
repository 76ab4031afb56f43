import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { about } from './api/about.ts';
import { founders } from './api/founders.ts';
import { AboutScreen } from './components/about-screen.tsx';

export const page: Page = {
  resources: () => [about, founders, pageWords],
  head: ({ read, studio }) => {
    const found = dataOf(read(about));
    return {
      title: 'About',
      description:
        found?.paragraphs[0]?.slice(0, 200) || `About ${studio.name}: who we are, where we work and how.`,
      canonical: paths.about,
      crumbs: [{ name: 'About', path: paths.about }],
      thing: { '@type': 'AboutPage', name: found?.title || 'About', url: paths.about },
    };
  },
  Component: AboutScreen,
};
