import { RecordScreen } from '../../../components/record-screen.tsx';
import type { PageAddress } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import { post } from '../api/post.ts';
import { MorePosts } from './more-posts.tsx';
import { PostArticle } from './post-article.tsx';

/** One post, or that there is none. */
export function PostScreen({ params }: PageAddress) {
  return (
    <RecordScreen
      resource={post(params.id ?? '')}
      noun="post"
      back={{ to: paths.blog, label: 'Back to Blog' }}
      trouble="It could not be fetched"
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
