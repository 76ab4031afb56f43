import { Container, Picture, Skeleton, Stack, Tag, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { BackLink } from '../../../components/back-link.tsx';
import { NoRecord } from '../../../components/no-record.tsx';
import { Paragraphs } from '../../../components/paragraphs.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import type { PageAddress } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { post } from '../api/post.ts';
import type { PostView } from '../api/post.ts';
import { openingSizes, PostFrame } from './post-frame.ts';

/** One post, or that there is none. */
export function PostScreen({ params }: PageAddress) {
  const resource = post(params.id ?? '');
  const found = useResource(resource);
  return (
    <PostFrame>
      <Container size="md">
        {found.status === 'loading' && (
          <Stack gap={4} role="status" aria-label="Loading post">
            <Skeleton width="80%" height="3rem" />
            <Skeleton height="20rem" />
            <Skeleton />
          </Stack>
        )}
        {found.status === 'loaded' && <PostArticle post={found.data} />}
        {(found.status === 'missing' || found.status === 'error') && (
          <NoRecord
            title="Post not found"
            message={
              found.status === 'error'
                ? 'It could not be fetched. Please try again in a moment.'
                : 'It may have been moved or taken down.'
            }
            back={{ to: paths.blog, label: 'Back to Blog' }}
            retry={found.status === 'error' && resource}
          />
        )}
      </Container>
    </PostFrame>
  );
}

function PostArticle({ post: data }: { post: PostView }) {
  const image = safeHref(data.image);
  return (
    <article>
      <BackLink to={paths.blog}>Back to Blog</BackLink>
      <header>
        <h1>{data.title}</h1>
        {image && (
          <Picture
            src={image}
            alt=""
            width={1200}
            height={675}
            sizes={openingSizes}
            fallback={placeholder}
            eager
          />
        )}
        <p className="byline">
          By {data.author} / <time dateTime={data.date}>{formatDate(data.date)}</time>
        </p>
        {data.tags.length > 0 && (
          <ul className="tags" aria-label="Tags">
            {data.tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className="content">
        <Paragraphs text={data.content} />
      </div>
    </article>
  );
}
