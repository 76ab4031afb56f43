import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { about } from './api/about.ts';
import { founders } from './api/founders.ts';
import { AboutScreen } from './components/about-screen.tsx';

export const page: Page = {
  resources: () => [about, founders, pageWords],
  head: ({ read, studio, texts }) => {
    const found = dataOf(read(about));
    const name = texts.text('page.about');
    return {
      title: name,
      description:
        found?.paragraphs[0]?.slice(0, 200) || texts.text('about.description', { name: studio.name }),
      canonical: paths.about,
      crumbs: [{ name, path: paths.about }],
      thing: { '@type': 'AboutPage', name: found?.title || name, url: paths.about },
    };
  },
  Component: AboutScreen,
};
