import { fullTitle } from '../lib/page/full-title.ts';
import { headElements } from '../lib/page/head-elements.ts';
import type { Head } from '../lib/page/head.ts';
import type { Studio } from '../lib/studio/studio.ts';

/** Brings the document's head up to date after a client navigation, as far as a browser or a shared link needs it. */
export function applyHead(head: Head, studio: Studio, siteUrl: string): void {
  document.title = fullTitle(head, studio);
  for (const [tag, key, name, attribute, value] of headElements(head, siteUrl)) {
    const found = document.head.querySelector(`${tag}[${key}=${name}]`);
    if (value === undefined) found?.remove();
    else {
      const element = found ?? document.head.appendChild(document.createElement(tag));
      element.setAttribute(key, name);
      element.setAttribute(attribute, value);
    }
  }
}
