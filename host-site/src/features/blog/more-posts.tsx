import styled from '@emotion/styled';
import { useId } from 'react';
import { Card, safeHref } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';
import { look } from '../../lib/look.ts';
import { useLanguageOf, useTexts } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import type { PostCardView, PostView } from './posts.ts';

/** After a post: the next one, and those about the same things. */
export function MorePosts({ post: { next, related } }: { post: PostView }) {
  const { text } = useTexts();
  return (
    <>
      <Posts title={text('post.next')} posts={next} />
      <Posts title={text('post.related')} posts={related} />
    </>
  );
}

function Posts({ title, posts }: { title: string; posts: PostCardView[] }) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {posts.map((post) => (
          <PostLink key={post._id} post={post} />
        ))}
      </ul>
    </Part>
  );
}

function PostLink({ post }: { post: PostCardView }) {
  const { date } = useTexts();
  const language = useLanguageOf(post.spoken);
  const image = safeHref(post.image);
  return (
    <Card as="li" bare>
      {image && (
        <SitePicture src={image} alt="" width={800} height={450} sizes="(min-width: 640px) 40vw, 270px" />
      )}
      <div>
        <h3 {...language}>
          <a className="card-link" href={paths.post(post)}>
            {post.title}
          </a>
        </h3>
        <time dateTime={post.date}>{date(post.date)}</time>
      </div>
    </Card>
  );
}

const Part = styled.section`
  margin-top: clamp(3rem, 7vw, 5rem);

  h2 {
    margin-bottom: 1.5rem;
    color: ${look.textFaint};
    font: 600 1rem ${look.body};
    letter-spacing: 0;
  }
  ul {
    display: grid;
    gap: 1.5rem;
  }
  &&& img {
    border: 0;
  }
  li > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.5rem;
    padding-top: 1rem;
  }
  h3 {
    font-size: 1.0625rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  time {
    margin-top: auto;
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
  ${look.up.sm} {
    ul {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    li:only-child {
      flex-direction: row;
      > picture {
        flex: none;
        width: 50%;
      }
    }
    li:only-child > picture + div {
      padding: 0 0 0 2rem;
    }
    li:only-child h3 {
      max-width: 16ch;
      font-size: ${look.size.h2};
      line-height: 1.1;
    }
  }
  @media print {
    display: none;
  }
`;
