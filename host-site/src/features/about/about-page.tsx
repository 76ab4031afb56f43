import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { about } from './api/about.ts';
import { founders } from './api/founders.ts';
import { AboutScreen } from './components/about-screen.tsx';
import { storySizes } from './components/about-story.ts';

export const page: Page = {
  resources: () => [about, founders],
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
  picture: ({ read }) => ({ src: dataOf(read(about))?.image, sizes: storySizes }),
  Component: AboutScreen,
};
