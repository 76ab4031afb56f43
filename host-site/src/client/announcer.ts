import { onPageChange } from './page-change.ts';

/** Announces the title of a page that was swapped in, as browsers do for a document. */
export function announceTitles(): void {
  const region = document.createElement('div');
  // Visible to screen readers only.
  region.style.cssText = 'position:absolute;clip-path:inset(50%)';
  region.ariaLive = 'polite';
  document.body.append(region);
  onPageChange(() => (region.textContent = document.title));
}
