/**
 * Width of a card's picture, for `sizes`. On phones it says less than the full width: a card there needs no more than
 * two thirds of the finest screens' pixels, and pictures are most of what a list weighs.
 */
export const cardSizes = '(min-width: 1200px) 400px, (min-width: 640px) 50vw, 270px';
