import { onPageChange } from './page-change.ts';

/** Says the title of a page that came without a new document, as a browser does with a document. */
export function announceTitles(): void {
  const region = document.createElement('div');
  // Out of sight, but not out of the reach of screen readers.
  region.style.cssText = 'position:absolute;clip-path:inset(50%)';
  region.ariaLive = 'polite';
  document.body.append(region);
  onPageChange(() => (region.textContent = document.title));
}
