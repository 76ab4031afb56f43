import { SkipLink } from 'shared-ui';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useRouteChange } from './use-route-change.ts';

/** Frame of every public page: top bar, content, footer. */
export function Shell({ children }: { children: ReactNode }) {
  useRouteChange();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Navbar />
      <main className="site-main" id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
    </>
  );
}
