// On phones `sizes` say less than the layout's width: above two thirds of the densest screens' pixels
// there is no visible difference, and pictures are most of a page's bytes.

/** Width of a card's picture. */
export const cardSizes = '(min-width: 1024px) min(33vw, 560px), (min-width: 640px) 50vw, 270px';
