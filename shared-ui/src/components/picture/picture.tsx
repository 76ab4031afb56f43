import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { safeImageSrc } from '../../lib/safe-image-src.ts';
import { mediaVariants } from './media-variants.ts';
import { pictureHints } from './picture-hints.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> {
  /** An own path or an http(s) address, with the API's hints or without; anything else shows the fallback. */
  src: string | null | undefined;
  /** Alternative text, empty for decoration. */
  alt: string;
  /** Size in px of the original, or of the same ratio. Reserves the space. */
  width: number;
  height: number;
  /** Width in the layout. @default '100vw' */
  sizes?: string;
  /** Loads at once instead of near the viewport. @default false */
  eager?: boolean;
  /** Fetch priority. `high` implies `eager`. @default 'auto' */
  priority?: 'high' | 'low' | 'auto';
  /** Picture shown if there is none or it does not load. */
  fallback?: string;
  /** Reserves the space of the picture's own proportions, where its address says them. @default false */
  uncropped?: boolean;
  /** Its place may be as wide as the window: sizes up to 2,560 px are offered. @default false */
  wide?: boolean;
  /** A portrait, a panorama and what one sees through are shown whole, on a ground of their own tone. @default false */
  whole?: boolean;
}

/**
 * A responsive picture with a fallback. `className` goes to the `picture` element, which has
 * `data-clear` when one sees through parts of the picture, other props to the `img`, which names its fallback as
 * `data-fallback` for pages that show the picture without script.
 */
export function Picture({
  src,
  alt,
  className,
  sizes = '100vw',
  eager = false,
  priority = 'auto',
  fallback,
  uncropped = false,
  wide = false,
  whole = false,
  style,
  ref,
  onError,
  ...rest
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const hints = pictureHints(safeImageSrc(src) ?? '');
  const { address: wanted, isAnimated, isClear, size } = hints;
  const tone = whole ? hints.tone : undefined;
  const position = tone ? undefined : hints.position;
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    // It may have failed before hydration.
    const { complete, naturalWidth } = image.current!;
    if (!wanted || !complete || naturalWidth > 0) return;
    // An SVG may be loaded and have no natural size.
    image.current!.decode().catch(() => setFailed(wanted));
  }, [wanted]);

  const isShown = wanted !== '' && wanted !== failed;
  const source = isShown ? wanted : fallback;
  const variants = isShown ? mediaVariants(wanted, wide ? size?.width : 0) : undefined;
  const own = isShown && uncropped ? size : undefined;
  // Its smaller sizes are stills.
  const media = isAnimated ? '(prefers-reduced-motion: reduce)' : undefined;
  const element = (
    <img
      alt={alt}
      loading={eager || priority === 'high' ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={priority === 'auto' ? undefined : priority}
      referrerPolicy={source?.startsWith('/') ? undefined : 'no-referrer'}
      data-fallback={isShown ? fallback : undefined}
      {...rest}
      ref={mergeRefs(image, ref)}
      src={source}
      {...(own && { width: own.width, height: own.height })}
      style={
        isShown && (position || own || tone)
          ? {
              objectPosition: position,
              aspectRatio: own && `${own.width}/${own.height}`,
              objectFit: tone ? 'contain' : undefined,
              background: tone,
              ...style,
            }
          : style
      }
      onError={(event) => {
        if (isShown) setFailed(wanted);
        onError?.(event);
      }}
    />
  );
  return (
    <picture className={className} data-clear={(isShown && isClear) || undefined}>
      {variants && <source type="image/avif" srcSet={variants.avif} sizes={sizes} media={media} />}
      {variants && <source type="image/webp" srcSet={variants.webp} sizes={sizes} media={media} />}
      {element}
    </picture>
  );
}
