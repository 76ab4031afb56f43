/*
 * Classes of the root element for the phases of a page load. The inline script sets the first three. Styles defer
 * work by them (docs/performance-budgets.md). To switch that off, leave out the first one: pages look the same. It can go
 * when browsers defer layout below the first screen by themselves.
 */

/** The page was opened at its top: layout below the first screen waits until it is scrolled near or the browser is idle. */
export const layoutDeferred = 'defer';

/** A later document of a visit: there is no splash. */
export const returning = 'again';

/** The load event has fired: the hero's picture fades in. */
export const pageLoaded = 'loaded';

/** Another page has taken the place of the document's: the hero's picture is shown without fading. */
export const navigated = 'moved';
