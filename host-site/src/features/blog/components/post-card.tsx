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
          <a className="card-link cover" href={paths.post(post._id)}>
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

/** Beside cards with pictures, one without has the cloth that the studio is named after. */
const cover = css`
  ${look.up.sm} {
    > .body:only-child::before {
      aspect-ratio: 16 / 10;
      margin: -1.5rem -1.5rem 1rem;
      background:
        radial-gradient(circle at 80% 0, ${look.primaryGlow}, transparent 60%),
        radial-gradient(circle at 10% 100%, ${look.secondaryGlow}, transparent 60%),
        repeating-linear-gradient(45deg, ${look.line} 0 2px, transparent 2px 14px),
        repeating-linear-gradient(-45deg, ${look.line} 0 2px, transparent 2px 14px), ${look.raisedMore};
      content: '';
    }
  }
`;

const Frame = styled(Card)(cardBody, cover);
