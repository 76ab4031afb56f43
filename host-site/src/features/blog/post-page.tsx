import { descriptionOf, post as kind } from 'content-api/contract';
import { RecordScreen } from '../../components/record-screen.tsx';
import { missingHead, withSeo } from '../../lib/head.ts';
import { recordOutcome } from '../../lib/page.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { MorePosts } from './more-posts.tsx';
import { PostArticle } from './post-article.tsx';
import { post, excerptOf } from './posts.ts';

export const page: Page = {
  resources: ({ params }) => [post(params.id ?? '')],
  outcome: ({ params: { id = '' }, read }) =>
    recordOutcome(read(post(id)), paths.post, paths.post({ _id: id })),
  head: ({ params, read, texts }) => {
    const found = dataOf(read(post(params.id ?? '')));
    if (!found) return missingHead(texts, 'post.missing', 'post.missingAt');
    const path = paths.post(found);
    return withSeo(
      {
        title: found.title,
        description: descriptionOf(kind, { excerpt: found.excerpt || excerptOf(found.content) }),
        canonical: path,
        image: `/og${path}.jpg`,
        imageAlt: found.title,
        type: 'article',
        crumbs: [
          { name: texts.text('page.blog'), path: paths.blog },
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

/** One post, or that there is none. */
function PostScreen({ params }: PageAddress) {
  return (
    <RecordScreen
      resource={post(params.id ?? '')}
      missing="post.missing"
      back={{ to: paths.blog, label: 'post.back' }}
    >
      {(found) => (
        <>
          <PostArticle post={found} />
          <MorePosts post={found} />
        </>
      )}
    </RecordScreen>
  );
}
