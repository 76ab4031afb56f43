import { cardSizes } from '../../lib/picture-sizes.ts';

/** Width of the picture that has the given place in a list of so many. */
export type SizesOf = (place: number, count: number) => string;

/** Where a picture takes a row, it is as wide as the page's widest container. */
const row = 'min(100vw, 1720px)';
const half = 'min(50vw, 850px)';
const phone = '270px';

/** The first takes a row, the others half of one. */
export const ledSizes: SizesOf = (place) => `(min-width: 640px) ${place === 0 ? row : half}, ${phone}`;

/**
 * Rows of 8 and 4 columns, of 5 and 7, and of all. The narrower picture of a row is as high as the wider one, and is cut
 * out of one as wide; in a wide window the wider one gets so flat that the narrower one's own width decides.
 */
const spanSizes: SizesOf = (place, count) => {
  const isLast = place === count - 1;
  const inFive = place % 5;
  const takesRow = inFive === 4 || (isLast && (inFive === 0 || inFive === 2));
  const shared = inFive < 2 ? 'min(64vw, 1140px)' : 'min(56vw, 990px)';
  const narrow = takesRow ? '' : (narrowInWide[inFive] ?? '');
  const takesTabletRow = place === 0 || (isLast && count % 2 === 0);
  return `${narrow}(min-width: 1024px) ${takesRow ? row : shared}, (min-width: 640px) ${takesTabletRow ? '100vw' : '50vw'}, ${phone}`;
};

const narrowInWide: Readonly<Record<number, string>> = {
  1: '(min-width: 1700px) 744px, ',
  2: '(min-width: 2000px) 700px, ',
};

const columnSizes = `(min-width: 1120px) min(33vw, 560px), (min-width: 740px) 50vw, ${phone}`;

/**
 * In the list of each composition. A line can become a picture, and the height of one in a column is its own: browsers see
 * the width by themselves, of pictures that are lazy, which the first is not.
 */
export const projectSizes: Record<'spans' | 'even' | 'masonry' | 'list', SizesOf> = {
  spans: spanSizes,
  even: () => cardSizes,
  masonry: (place) => seen(place, columnSizes),
  list: (place) => seen(place, cardSizes),
};

function seen(place: number, otherwise: string): string {
  return place === 0 ? otherwise : `auto, ${otherwise}`;
}
