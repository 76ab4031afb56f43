/*
 * Classes of the root element for the phases of a page load. The inline loader sets the first three. Styles defer
 * work by them: LCP of /projects 1243 -> 1166 ms, of /blog 1053 -> 980 (docs/performance-budgets.md). To switch that off,
 * leave out the first two in the loader: pages look the same. They can go when browsers defer layout and pictures below
 * the first screen by themselves.
 */

/** The page was opened at its top: layout below the first screen waits until it is scrolled near or the browser is idle. */
export const layoutDeferred = 'defer';

/** Scripts were not requested yet: on a phone, pictures two cards down wait. */
export const scriptsPending = 'pending';

/** A later document of a visit: there is no splash. */
export const returning = 'again';

/** The load event has fired: the hero's picture fades in. */
export const pageLoaded = 'loaded';

/** A client navigation took place: the hero's picture is shown without fading. */
export const navigated = 'moved';
