import type { Page } from '../../lib/page/page.ts';
import { pagedHead } from '../../lib/page/paged-head.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { postCards } from './api/post-cards.ts';
import { tags } from './api/tags.ts';
import { BlogScreen } from './components/blog-screen.tsx';
import { filterOf } from './filter-of.ts';

export const page: Page = {
  resources: ({ query }) => [postCards(filterOf(query)), tags, pageWords],
  head: ({ query, read, studio, texts }) => {
    const filter = filterOf(query);
    const isFiltered = filter.search + filter.tag !== '';
    return {
      title: texts.text('blog.title'),
      description: dataOf(read(pageWords))?.blogLead || texts.text('blog.description', { name: studio.name }),
      // A filtered list is the same posts again: search engines need not keep it.
      ...(!isFiltered && pagedHead(paths.blog, filter.page, dataOf(read(postCards(filter))))),
      crumbs: [{ name: texts.text('page.blog'), path: paths.blog }],
      thing: { '@type': 'Blog', name: texts.text('blog.title'), url: paths.blog },
    };
  },
  Component: BlogScreen,
};
