import { createSection } from '../../lib/page/section.tsx';
import * as section from './clients-section.tsx';

/** Logos of clients on the home page. */
export const clients = createSection('/clients?view=card&order=hand&page=1&size=100', section);
