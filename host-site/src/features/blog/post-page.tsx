import { descriptionOf, post as kind } from 'content-api/contract';
import { InLanguage } from '../../components/in-language.tsx';
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
  subject: ({ params }) => ({ resource: post(params.id ?? ''), pathOf: paths.post }),
  resources: ({ params }) => [post(params.id ?? '')],
  outcome: ({ params: { id = '' }, read }) =>
    recordOutcome(read(post(id)), paths.post, paths.post({ _id: id })),
  head: ({ params, read, texts }) => {
    const content = dataOf(read(post(params.id ?? '')));
    if (!content) return missingHead(texts, 'post.missing', 'post.missingAt');
    const path = paths.post(content);
    return withSeo(
      {
        title: content.title,
        description: descriptionOf(kind, { excerpt: content.excerpt || excerptOf(content.content) }),
        canonical: path,
        image: `/og${path}.jpg`,
        imageAlt: content.title,
        type: 'article',
        crumbs: [
          { name: texts.text('page.blog'), path: paths.blog },
          { name: content.title, path },
        ],
        thing: {
          '@type': 'BlogPosting',
          headline: content.title,
          url: path,
          image: content.image || `/og${path}.jpg`,
          keywords: content.tags,
          datePublished: content.date,
          dateModified: content.updatedAt || content.date,
          author: { '@type': 'Person', name: content.author },
        },
      },
      content,
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
      {(content) => (
        <>
          <InLanguage of={content.spoken}>
            <PostArticle post={content} />
          </InLanguage>
          <MorePosts post={content} />
        </>
      )}
    </RecordScreen>
  );
}
