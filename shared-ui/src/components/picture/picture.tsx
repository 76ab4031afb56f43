import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { safeImageSrc } from '../../lib/safe-href.ts';

export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'ref' | 'width' | 'height' | 'src' | 'alt'
> {
  src: string;
  alt: string;
  /** Size in px that reserves the space; only its ratio matters where a style sets the size. */
  width: number;
  height: number;
  /** Widths of the variants to offer. @default [480, 800, 1200] */
  widths?: readonly number[];
  /** Shown when the picture is missing, fails, or its address is not safe. */
  fallback: string;
  /** Loads at once. @default false */
  eager?: boolean;
  /** Fetch priority. @default 'auto' */
  priority?: 'high' | 'low' | 'auto';
}

/** A picture in the sizes that its place needs: AVIF and WebP for the site's own media, the address itself else. */
export function Picture({
  src,
  widths = [480, 800, 1200],
  sizes,
  fallback,
  eager = false,
  priority = 'auto',
  className,
  ...rest
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const safe = safeImageSrc(src);
  const shown = safe && failedSrc !== safe ? safe : fallback;
  const stem = shown === safe ? variantStem(safe) : undefined;

  useEffect(() => {
    // It may have failed before script ran.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(safe);
  }, [safe]);

  const sourceSet = (type: string) => widths.map((width) => `${stem}-${width}.${type} ${width}w`).join(', ');
  return (
    <Root className={className}>
      {stem && <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />}
      {stem && <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />}
      <img
        ref={image}
        src={shown}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority}
        referrerPolicy={shown.startsWith('http') ? 'no-referrer' : undefined}
        onError={() => setFailedSrc(safe)}
        {...rest}
      />
    </Root>
  );
}

const Root = styled.picture`
  display: block;
  & > img {
    width: 100%;
    height: auto;
    object-fit: cover;
  }
`;

/** The file name that all variants of one of the site's own raster pictures begin with. */
function variantStem(src: string): string | undefined {
  return /^(\/media\/.+)\.(?:jpe?g|png|webp|avif)$/i.exec(src)?.[1];
}
