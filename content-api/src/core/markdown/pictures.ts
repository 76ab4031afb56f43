import type { Element, ElementContent } from 'hast';
import { pictureWidths } from '../../contract/picture-widths.ts';
import type { OwnFile } from './own-files.ts';
import { element, onlyElement, textNode, textProperty } from './tree.ts';

/** Known files of the media library, by their addresses. */
export type OwnFiles = ReadonlyMap<string, OwnFile>;

/** Width of the column of text, as on the pages of posts and projects. */
const sizes = 'auto, (min-width: 800px) 736px, (min-width: 500px) 100vw, 270px';
const ownAddress = /^\/(?![/\\])/;
const outsideAddress = /^https?:\/\//i;
const ownVideo = /^\/media\/[^?#]+\.(?:mp4|webm)$/i;
const ownRaster = /^\/media\/[^?#]+\.(?:jpe?g|png|webp|avif)$/i;

/** The picture, the video or, for an address that neither may have, the alternative text of an image. */
export function changeImage(image: Element, files: OwnFiles): ElementContent[] {
  const src = textProperty(image, 'src') ?? '';
  const file = files.get(src);
  const alt = (textProperty(image, 'alt') ?? '') || (file?.alt ?? '');
  const size = { width: file?.width ?? undefined, height: file?.height ?? undefined };
  if (ownVideo.test(src)) return [videoOf(src, alt, size)];
  if (!ownAddress.test(src) && !outsideAddress.test(src)) return [textNode(alt)];
  const shown = element('img', {
    src,
    alt,
    ...size,
    loading: 'lazy',
    decoding: 'async',
    ...(outsideAddress.test(src) && { referrerPolicy: 'no-referrer' }),
  });
  const hasVariants = file === undefined ? ownRaster.test(src) : file.hasVariants;
  return hasVariants ? [withVariants(src, shown, file?.isAnimated === true)] : [shown];
}

/** A picture or video that is alone in its paragraph is a figure, with the picture's title as its caption. */
export function changeParagraph(paragraph: Element, titles: WeakMap<Element, string>): Element {
  const only = onlyElement(paragraph);
  const shown = only?.tagName === 'a' ? onlyElement(only) : only;
  if (only === undefined || shown === undefined || !['img', 'picture', 'video'].includes(shown.tagName))
    return paragraph;
  const title = titles.get(shown);
  const caption = title === undefined ? [] : [element('figcaption', {}, [textNode(title)])];
  return element('figure', {}, [only, ...caption]);
}

function videoOf(src: string, alt: string, size: object): Element {
  return element('video', {
    src,
    controls: true,
    preload: 'metadata',
    playsInline: true,
    ...size,
    ...(alt !== '' && { ariaLabel: alt }),
  });
}

/** The smaller sizes of an animation are stills: for visitors who asked for less motion. */
function withVariants(src: string, shown: Element, isAnimated: boolean): Element {
  const name = src.slice(0, src.lastIndexOf('.'));
  const sources = ['avif', 'webp'].map((format) =>
    element('source', {
      type: `image/${format}`,
      srcSet: pictureWidths.map((width) => `${name}-${width}.${format} ${width}w`).join(', '),
      sizes,
      ...(isAnimated && { media: '(prefers-reduced-motion: reduce)' }),
    }),
  );
  return element('picture', {}, [...sources, shown]);
}
