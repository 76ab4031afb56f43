import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Card, TagStrip, mediaUp, safeHref } from 'shared-ui';
import { horizontal, lastRow } from '../../components/last-row.ts';
import { SitePicture } from '../../components/site-picture.tsx';
import { look } from '../../lib/look.ts';
import { useLanguageOf, useTexts } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { cardSizes } from '../../lib/picture-sizes.ts';
import type { PostCardView } from './posts.ts';

interface PostCardProps {
  post: PostCardView;
  eager?: boolean;
  /** Whether it leads the list: it is larger if it has a picture. */
  lead?: boolean;
  /** Width of its picture. Default: that of a card in a list. */
  sizes?: string;
  /** Default: 2. */
  level?: 2 | 3;
}

export function PostCard({ post, eager, lead, sizes = cardSizes, level = 2 }: PostCardProps) {
  const Title = `h${level}` as const;
  const { text, date } = useTexts();
  const language = useLanguageOf(post.spoken);
  const image = safeHref(post.image);
  const face = safeHref(post.face);
  return (
    <Frame className="site-card" bare data-lead={lead && image ? true : undefined}>
      {image && <SitePicture src={image} alt="" width={800} height={450} sizes={sizes} eager={eager} whole />}
      <div className="body">
        <Title className="title" {...language}>
          <a className="card-link cover" href={paths.post(post)}>
            {post.title}
          </a>
        </Title>
        <p className="text" {...language}>
          {post.excerpt.replace(/\.{0,3}$/, '...')}
        </p>
        <TagStrip tags={post.tags} label={text('post.tagsOf', { title: post.title })} />
        <p className="byline">
          {face && <SitePicture src={face} alt="" width={32} height={32} sizes="32px" />}
          <span>{post.author}</span>
          <span>
            <time dateTime={post.date}>{date(post.date)}</time>
            {post.readingMinutes && ` / ${text('post.minutes', { count: post.readingMinutes })}`}
          </span>
        </p>
      </div>
    </Frame>
  );
}

/** It takes a row of its own; on wide screens the next two share a row, and all others stand in three columns. */
const leadCard = css`
  ${mediaUp('page.sm')} {
    &[data-lead] ${horizontal('58%')} &[data-lead] .title {
      font-size: ${look.size.h2};
    }
  }
  ${mediaUp('page.lg')} {
    div:has(> &[data-lead]) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    [data-lead] ~ & {
      grid-column: span 2;
    }
    [data-lead] + &,
    [data-lead] + * + & {
      grid-column: span 3;
    }
  }
`;

/** Without a picture the title takes its place; the card is as high as its text. */
const textCard = css`
  > .body:only-child {
    flex: none;
    padding: 1.5rem;
    border-radius: ${look.radii.lg};
    background: ${look.raised};
    .title {
      font-size: 1.5rem;
    }
    .byline {
      margin-top: 0;
    }
  }
`;

/** On phones the picture would be one more among those of the first screen. */
const byline = css`
  .byline > picture {
    display: none;
  }
  ${mediaUp('page.sm')} {
    .byline > picture {
      display: block;
      margin-inline-end: -0.5rem;
    }
    .byline > picture + span {
      flex: 1 0 auto;
      max-width: calc(100% - 3rem);
    }
    .byline img {
      width: 2rem;
      height: 2rem;
      border-radius: 50%;
      object-fit: cover;
    }
  }
`;

const Frame = styled(Card)(lastRow, textCard, leadCard, byline);
