// On phones `sizes` say less than the layout's width: above two thirds of the densest screens' pixels
// there is no visible difference, and pictures are most of a page's bytes.

/** Width of a card's picture. */
export const cardSizes = '(min-width: 1200px) 400px, (min-width: 640px) 50vw, 270px';

/** Width of a picture that fills its column, which is so many px wide from `from` px on. */
export function columnSizes(from: number, width: number): string {
  return `(min-width: ${from}px) ${width}px, (min-width: 500px) 100vw, 270px`;
}
