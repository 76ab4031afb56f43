import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaDown, safeHref } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';
import { look } from '../../lib/look.ts';
import type { ProjectView } from './projects.ts';

interface StripPicture {
  src: string;
  alt: string;
  caption: string;
}

type Block = ProjectView['blocks'][number];

/** Whether a strip takes the block. */
export function isPicture(block: Block): block is Extract<Block, { type: 'picture' | 'pair' }> {
  return block.type === 'picture' || block.type === 'pair';
}

/** The second picture of a project and those of its blocks, in their order. */
export function picturesOf({ secondaryimage, blocks }: ProjectView): StripPicture[] {
  return [
    { src: secondaryimage, alt: '', caption: '' },
    ...blocks.filter(isPicture).flatMap((block): StripPicture[] =>
      block.type === 'picture'
        ? [{ src: block.image, alt: block.alt, caption: block.caption }]
        : [
            { src: block.left, alt: block.leftAlt, caption: block.caption },
            { src: block.right, alt: block.rightAlt, caption: '' },
          ],
    ),
  ].filter(({ src }) => safeHref(src) !== undefined);
}

interface PictureStripProps {
  pictures: readonly StripPicture[];
  /** Of the project. */
  title: string;
}

/** Pictures beside each other, in their own proportions. It is scrolled by finger, wheel and the keys of the keyboard. */
export function PictureStrip({ pictures, title }: PictureStripProps) {
  return (
    <Strip role="region" aria-label={title} tabIndex={0}>
      {pictures.map(({ src, alt, caption }, index) => (
        <figure key={index}>
          <SitePicture
            src={safeHref(src)}
            alt={alt || caption || title}
            width={1200}
            height={750}
            sizes="(min-width: 992px) 60vw, 85vw"
            uncropped
            wide
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </Strip>
  );
}

const Strip = styled.div(css`
  position: relative;
  left: 50%;
  display: flex;
  gap: 1rem;
  overflow-x: auto;
  width: 100vw;
  margin-top: 1rem;
  padding: 0 max(1rem, 50vw - var(--wide) / 2 + 1.5rem) 1rem;
  scroll-padding-inline: max(1rem, 50vw - var(--wide) / 2 + 1.5rem);
  scroll-snap-type: x proximity;
  overscroll-behavior-x: contain;
  transform: translateX(-50%);

  &:focus-visible {
    outline-offset: -2px;
  }
  figure {
    flex: none;
    width: min-content;
    margin: 0;
    scroll-snap-align: start;
  }
  picture {
    display: block;
  }
  && img:not(.rich img) {
    width: auto;
    max-width: none;
    height: min(60svh, 46rem, 52vw);
    aspect-ratio: 8 / 5;
    border-radius: ${look.radii.lg};
  }
  &&& [data-clear] > img {
    padding: 2rem;
  }
  figcaption {
    margin-top: 0.75rem;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  ${mediaDown('page.sm')} {
    && img:not(.rich img) {
      width: 85vw;
      height: auto;
    }
  }
  @media print {
    position: static;
    flex-wrap: wrap;
    width: auto;
    padding: 0;
    transform: none;
    && img:not(.rich img) {
      height: 5cm;
    }
  }
`);
