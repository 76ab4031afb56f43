import type { Media } from 'content-api/contract';

/** A file of the library as Markdown: a picture, a video in the place of one, or a link. */
export function mediaMarkup({ url, alt, name, type }: Pick<Media, 'url' | 'alt' | 'name' | 'type'>): string {
  const isShown = type.startsWith('image/') || type.startsWith('video/');
  return isShown ? `![${escapeText(alt)}](${url})` : `[${escapeText(name)}](${url})`;
}

function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&');
}
