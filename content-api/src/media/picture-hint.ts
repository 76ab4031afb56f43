import type { Media } from '../contract/media.ts';

/**
 * The end of a picture's address in answers for pages, as a fragment that no server gets: `#focus=30,20` is the point
 * that every crop keeps, in percent from the left and from the top, `color=1c2236` the dominant colour, and `animated`
 * says that the smaller sizes are stills. Empty for a still in its middle without a colour.
 */
export function pictureHint({
  focus,
  placeholder,
  animated,
}: Pick<Media, 'focus' | 'placeholder' | 'animated'>): string {
  const [x, y] = [focus.x, focus.y].map((share) => Math.round(share * 100));
  const parts = [
    x === 50 && y === 50 ? '' : `focus=${x},${y}`,
    placeholder && `color=${placeholder.slice(1)}`,
    animated ? 'animated' : '',
  ].filter(Boolean);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}
