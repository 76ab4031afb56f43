import { missingHead } from '../../lib/page/missing-head.ts';
import type { Page } from '../../lib/page/page.ts';
import { recordOutcome } from '../../lib/page/record-outcome.ts';
import { withSeo } from '../../lib/page/with-seo.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { post } from './api/post.ts';
import { PostScreen } from './components/post-screen.tsx';
import { excerptOf } from './excerpt.ts';

export const page: Page = {
  resources: ({ params }) => [post(params.id ?? ''), pageWords],
  outcome: ({ params: { id = '' }, read }) =>
    recordOutcome(read(post(id)), paths.post, paths.post({ _id: id })),
  head: ({ params, read }) => {
    const found = dataOf(read(post(params.id ?? '')));
    if (!found) return missingHead('Post');
    const path = paths.post(found);
    return withSeo(
      {
        title: found.title,
        description: (found.excerpt || excerptOf(found.content))
          .replace(/\s+/g, ' ')
          .replace(/\.{0,3}$/, '...'),
        canonical: path,
        image: `/og${path}.jpg`,
        imageAlt: found.title,
        type: 'article',
        crumbs: [
          { name: 'Blog', path: paths.blog },
          { name: found.title, path },
        ],
        thing: {
          '@type': 'BlogPosting',
          headline: found.title,
          url: path,
          image: found.image || `/og${path}.jpg`,
          keywords: found.tags,
          datePublished: found.date,
          dateModified: found.updatedAt || found.date,
          author: { '@type': 'Person', name: found.author },
        },
      },
      found,
    );
  },
  Component: PostScreen,
};
