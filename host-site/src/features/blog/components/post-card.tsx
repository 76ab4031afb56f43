import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Card, Picture, TagStrip, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { cardBody } from '../../../components/card-body.ts';
import { cardSizes } from '../../../lib/picture-sizes.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { look } from '../../../lib/look.ts';
import { paths } from '../../../lib/paths.ts';
import type { PostCardView } from '../api/post-cards.ts';

interface PostCardProps {
  post: PostCardView;
  eager?: boolean;
}

export function PostCard({ post, eager = false }: PostCardProps) {
  const image = safeHref(post.image);
  return (
    <Frame as="article">
      {image && (
        <Picture
          src={image}
          alt=""
          width={800}
          height={450}
          sizes={cardSizes}
          fallback={placeholder}
          eager={eager}
        />
      )}
      <div className="body">
        <h2 className="title">
          <a className="card-link cover" href={paths.post(post)}>
            {post.title}
          </a>
        </h2>
        <p className="text">{post.excerpt}...</p>
        <TagStrip tags={post.tags} label={`Tags of ${post.title}`} />
        <p className="byline">
          <span>{post.author}</span>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
        </p>
      </div>
    </Frame>
  );
}

/** Without a picture the title takes its place, so that what follows stays in line with the other cards. */
const textCard = css`
  > .body:only-child {
    background: linear-gradient(160deg, ${look.primaryGlow}, transparent 60%);
    .title {
      margin-bottom: auto;
      font-size: 1.5rem;
      line-height: 1.25;
    }
    .byline {
      margin-top: 0;
    }
  }
`;

const Frame = styled(Card)(cardBody, textCard);
