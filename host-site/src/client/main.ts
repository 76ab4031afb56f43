import { announceTitles } from './announcer.ts';
import { showCursor } from './cursor.ts';
import { startIslands } from './islands.ts';
import { showDeferredSections } from './show-deferred-sections.ts';
import { searchLive } from './live-search.ts';
import { startMenu } from './menu.ts';
import { startNavigation } from './navigate.ts';
import { replaceBrokenImages } from './pictures.ts';
import { prefetchLinks } from './prefetch.ts';
import { markScrolledBar } from './scrolled-bar.ts';
import { focusLongStrips } from './strips.ts';

// The script of every public page. Pages work without it; islands load their own code.
startMenu();
markScrolledBar();
replaceBrokenImages();
startIslands();
focusLongStrips();
showDeferredSections();
if (!('nativeCursor' in document.body.dataset)) showCursor();
searchLive();
announceTitles();
startNavigation();
prefetchLinks();
linkManifest();

/** Added late: browsers fetch the manifest and its icon at once, which would delay the first screen. */
function linkManifest(): void {
  const link = document.createElement('link');
  // Each language has its own, beside its feed.
  const feed = document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href');
  const href = (feed ?? '/feed.xml').replace('feed.xml', 'site.webmanifest');
  document.head.append(Object.assign(link, { rel: 'manifest', href }));
}
