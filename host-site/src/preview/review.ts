import { keepInside } from './keep-inside.ts';
import { startReview } from './review/start-review.ts';

// First: while a place on the page is chosen, a click on a link is not to follow it.
startReview();
keepInside();
