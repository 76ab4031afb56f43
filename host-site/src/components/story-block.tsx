import type { project } from 'content-api/contract';
import type { ReactNode } from 'react';
import { safeHref } from 'shared-ui';
import { initialsOf } from '../lib/initials-of.ts';
import { useTexts } from '../lib/page-context.ts';
import { isPanorama } from '../lib/picture-shape.ts';
import type { ReadOf } from '../lib/reader-of.ts';
import { Paragraphs } from './paragraphs.tsx';
import { RichText } from './rich-text.tsx';
import { SitePicture } from './site-picture.tsx';

type Block = ReadOf<typeof project>['blocks'][number];
type Figures = Extract<Block, { type: 'figures' }>['figures'];
type Quote = Pick<Extract<Block, { type: 'quote' }>, 'text' | 'name' | 'role' | 'face'>;

const wideSizes = 'min(100vw, 1720px)';
const tallSizes = '(min-width: 740px) 704px, 100vw';
const halfSizes = '(min-width: 640px) min(50vw, 850px), 100vw';

/** One block of a story. What needs a file and has none is left out. */
export function StoryBlock({ block, title }: { block: Block; title: string }) {
  switch (block.type) {
    case 'picture':
      return (
        <Captioned caption={block.caption}>
          <GalleryPicture
            src={block.image}
            alt={block.alt || block.caption || title}
            sizes={wideSizes}
            {...(block.image.endsWith('tall') && { className: 'tall', sizes: tallSizes })}
          />
        </Captioned>
      );
    case 'pair':
      return (
        <Captioned caption={block.caption} className="pair">
          <GalleryPicture src={block.left} alt={block.leftAlt || block.caption || title} sizes={halfSizes} />
          <GalleryPicture
            src={block.right}
            alt={block.rightAlt || block.caption || title}
            sizes={halfSizes}
          />
        </Captioned>
      );
    case 'video':
      return <Video block={block} title={title} />;
    case 'prose':
      return (
        <div className="prose">
          <RichText html={block.textHtml} text={block.text} />
        </div>
      );
    case 'quote':
      return <BlockQuote quote={block} />;
    case 'figures':
      return <BlockFigures figures={block.figures} />;
  }
}

/** Figures at the size that they deserve. */
export function BlockFigures({ figures }: { figures: Figures }) {
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The words of somebody. */
export function BlockQuote({ quote: { text, name, role, face } }: { quote: Quote }) {
  const picture = safeHref(face);
  return (
    <figure className="quote">
      <blockquote>
        <Paragraphs text={text} />
      </blockquote>
      {name && (
        <figcaption>
          {picture ? (
            <SitePicture src={picture} alt="" width={56} height={56} sizes="56px" />
          ) : (
            <span className="initials" aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <span>
            <b>{name}</b>
            {role && <span>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

interface GalleryPictureProps {
  src: string;
  alt: string;
  sizes: string;
  /** `tall`: the picture is higher than wide, and is not cut to a wide one. */
  className?: string;
}

function GalleryPicture({ src, ...rest }: GalleryPictureProps) {
  return (
    <SitePicture
      src={safeHref(src)}
      width={1200}
      height={750}
      wide
      whole
      uncropped={isPanorama(src)}
      {...rest}
    />
  );
}

function Video({ block, title }: { block: Extract<Block, { type: 'video' }>; title: string }) {
  const { text } = useTexts();
  const video = safeHref(block.video);
  if (!video) return null;
  return (
    <Captioned caption={block.caption}>
      <video
        src={video}
        poster={safeHref(block.poster)}
        controls
        muted
        playsInline
        preload={block.poster ? 'none' : 'metadata'}
        aria-label={block.caption || text('project.film', { title })}
      />
    </Captioned>
  );
}

interface CaptionedProps {
  caption: string;
  className?: string;
  children: ReactNode;
}

function Captioned({ caption, className, children }: CaptionedProps) {
  return (
    <figure className={className}>
      {className ? <div>{children}</div> : children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
