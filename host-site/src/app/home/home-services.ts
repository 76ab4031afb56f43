import { firstServices } from '../../features/services/api/first-services.ts';

/** Two rows of cards; the rest is a page away. */
export const homeServices = firstServices(6);
