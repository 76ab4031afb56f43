import { SkipLink } from 'shared-ui';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';

interface ShellProps {
  pathname: string;
  children: ReactNode;
}

/** Frame of every public page: top bar, content, footer. */
export function Shell({ pathname, children }: ShellProps) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Navbar pathname={pathname} />
      <main className="site-main" id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
