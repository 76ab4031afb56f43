import { SkipLink } from 'shared-ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';

interface ShellProps {
  pathname: string;
  children: ReactNode;
}

/** Frame of every public page: top bar, content, footer. */
export function Shell({ pathname, children }: ShellProps) {
  const { text } = useTexts();
  return (
    <>
      <SkipLink href="#main">{text('frame.skip')}</SkipLink>
      <Navbar pathname={pathname} />
      <main className="site-main" id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
