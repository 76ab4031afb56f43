import { use } from 'react';
import { SiteNameContext } from './site-name-context.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Names the window after a screen of the console. */
export function useScreen(name: string): void {
  useDocumentTitle(`${name} · Admin`, use(SiteNameContext));
}
