import { fullTitle } from '../lib/page/full-title.ts';
import type { Head } from '../lib/page/head.ts';

/** Brings the document's head up to date after a client navigation, as far as a browser or a shared link needs it. */
export function applyHead(head: Head, siteUrl: string): void {
  document.title = fullTitle(head);
  setMeta('description', head.description);
  setMeta('robots', head.canonical === undefined ? 'noindex' : null);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (head.canonical === undefined) canonical?.remove();
  else {
    const link = canonical ?? document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = siteUrl + head.canonical;
  }
}

function setMeta(name: string, content: string | null): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  if (content === null) found?.remove();
  else {
    const meta = found ?? document.head.appendChild(document.createElement('meta'));
    meta.name = name;
    meta.content = content;
  }
}
