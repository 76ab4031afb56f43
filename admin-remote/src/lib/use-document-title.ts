import { useEffect } from 'react';

/** Names the window after the screen that is shown. */
export function useDocumentTitle(screen: string, siteName: string): void {
  useEffect(() => {
    document.title = `${screen} · ${siteName}`;
  }, [screen, siteName]);
}
