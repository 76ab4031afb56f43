import { use, useEffect, createContext } from 'react';

/** Names the window after a screen of the console. */
export function useScreen(name: string): void {
  useDocumentTitle(`${name} · Admin`, use(SiteNameContext));
}

/** Names the window after the screen that is shown. */
export function useDocumentTitle(screen: string, siteName: string): void {
  useEffect(() => {
    document.title = `${screen} · ${siteName}`;
  }, [screen, siteName]);
}

/** Name of the site that the console belongs to, for window titles. */
export const SiteNameContext = createContext('Admin');
