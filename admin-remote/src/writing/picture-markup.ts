import type { Media } from 'content-api/contract';

type Shown = Pick<Media, 'url' | 'alt' | 'caption' | 'name' | 'type'>;

/** A file of the library as Markdown: a picture with its caption, a video in the place of one, or a link. */
export function mediaMarkup({ url, alt, caption, name, type }: Shown): string {
  const isShown = type.startsWith('image/') || type.startsWith('video/');
  if (!isShown) return `[${escaped(name, /[\\[\]]/g)}](${url})`;
  const title = caption === '' ? '' : ` "${escaped(caption, /[\\"]/g)}"`;
  return `![${escaped(alt, /[\\[\]]/g)}](${url}${title})`;
}

function escaped(text: string, signs: RegExp): string {
  return text.replace(/\s+/g, ' ').replace(signs, '\\$&');
}
