import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Media } from 'content-api/contract';
import { Icon, Picture, theme } from 'shared-ui';
import { icons } from '../components/icons.ts';
import { placeholderImage } from '../lib/placeholder-image.ts';

interface MediaThumbProps {
  media: Pick<Media, 'url' | 'type' | 'width' | 'height' | 'focus' | 'placeholder'>;
  /** Width in the layout. */
  sizes: string;
}

/** A small picture of a file, cropped around its focal point; an icon for a video or a document. */
export function MediaThumb({ media, sizes }: MediaThumbProps) {
  const { url, type, width, height, focus, placeholder } = media;
  if (!type.startsWith('image/')) {
    return (
      <Frame>
        <Icon name={type.startsWith('video/') ? icons.film : icons.fileText} />
      </Frame>
    );
  }
  return (
    <Frame
      style={{ backgroundColor: placeholder || undefined }}
      data-drawing={type === 'image/svg+xml' || undefined}
    >
      <Picture
        src={url}
        alt=""
        width={width ?? 4}
        height={height ?? 3}
        sizes={sizes}
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
        fallback={placeholderImage}
      />
    </Frame>
  );
}

const { colors, radii } = theme;

const Frame = styled.span(css`
  display: grid;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  place-items: center;
  border-radius: ${radii.sm};
  background-color: ${colors.raised};
  picture,
  img {
    display: block;
    width: 100%;
    height: 100%;
    min-height: 0;
  }
  img {
    object-fit: cover;
  }
  /* Icons and logos are shown whole. */
  &[data-drawing] img {
    padding: 6%;
    object-fit: contain;
  }
  > svg {
    color: ${colors.textQuiet};
    font-size: 2rem;
  }
`);
