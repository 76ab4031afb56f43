import { createSection } from '../../lib/page/section.tsx';
import * as section from './testimonials-section.tsx';

/** Quotes of clients: the first ones on the home page, and on a project's page those about it. */
export const testimonials = createSection('/testimonials?view=card&order=hand&page=1&size=100', section);
