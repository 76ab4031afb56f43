import type { Media } from '../../contract/media.ts';

type Hinted = Pick<Media, 'focus' | 'animated' | 'placeholder' | 'width' | 'height'> & { tone: string };

/** Width by height. */
const portrait = 0.9;
const panorama = 2.4;

/**
 * The end of a picture's address in answers for pages, as a fragment that no server gets: `#focus=30,20` is the point
 * that every crop keeps, in percent from the left and from the top, `animated` says that the smaller sizes are
 * stills, `clear` that one sees through parts of it, which is taken for granted of a drawing, `size=1600x900` are its
 * width and height in px, `tone=1c2236` is the colour of the ground on which a portrait, a panorama or a picture that is seen
 * through stands whole, and `tall` says that it is higher than wide.
 */
export function pictureHint({ focus, animated, placeholder, width, height, tone }: Hinted): string {
  const [x, y] = [focus.x, focus.y].map((share) => Math.round(share * 100));
  const parts = [
    x === 50 && y === 50 ? '' : `focus=${x},${y}`,
    animated ? 'animated' : '',
    placeholder === '' ? 'clear' : '',
    width !== null && height !== null ? `size=${width}x${height}` : '',
    tone !== '' && (placeholder === '' || suffersFromCrops({ width, height })) ? `tone=${tone.slice(1)}` : '',
    width !== null && height !== null && height > width ? 'tall' : '',
  ].filter(Boolean);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** Of a portrait or a panorama a usual frame would show half or less. */
export function suffersFromCrops({ width, height }: Pick<Media, 'width' | 'height'>): boolean {
  if (width === null || height === null) return false;
  return width / height < portrait || width / height > panorama;
}
