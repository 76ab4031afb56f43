import { announceTitles } from './announcer.ts';
import { showCursor } from './cursor.ts';
import { startIslands } from './islands.ts';
import { layOutRest } from './lay-out-rest.ts';
import { searchLive } from './live-search.ts';
import { startMenu } from './menu.ts';
import { startNavigation } from './navigate.ts';
import { replaceBrokenPictures } from './pictures.ts';
import { prefetchLinks } from './prefetch.ts';
import { markScrolledBar } from './scrolled-bar.ts';
import { focusLongStrips } from './strips.ts';

// The script of every public page. Pages are HTML: what is here makes them comfortable, and islands bring their own code.
startMenu();
markScrolledBar();
replaceBrokenPictures();
startIslands();
focusLongStrips();
layOutRest();
showCursor();
searchLive();
announceTitles();
startNavigation();
prefetchLinks();
linkManifest();

/** Only now: browsers fetch the manifest and its icon at once, on the line that the first screen needs. */
function linkManifest(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/site.webmanifest' }));
}
