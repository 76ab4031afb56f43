import { SkipLink, UiProvider } from 'shared-ui';
import type { ReactNode } from 'react';
import { PageContext } from '../lib/page-context.ts';
import { Footer } from './footer.tsx';
import { Mark } from './mark.tsx';
import { Navbar } from './navbar.tsx';
import { SiteStyles } from './site-styles.tsx';

interface AppProps {
  pathname: string;
  page: PageContext;
  children: ReactNode;
}

/** The whole site around a page: styles, splash, top bar and footer. It is rendered on the server only. */
export function App({ pathname, page, children }: AppProps) {
  const { studio, look, ornaments, compositions, texts } = page.site;
  return (
    <PageContext value={page}>
      <UiProvider>
        <SiteStyles
          studio={studio}
          look={look}
          divider={ornaments.divider}
          headlines={look.headlines}
          compositions={compositions}
        />
        {/* The brand for the first 1.5 seconds of a visit, in front of the finished page; styles alone take it away. */}
        {ornaments.hasSplash && (
          <div className="site-splash" data-splash aria-hidden="true">
            <span className="site-brand">
              <Mark />
              {studio.splash || studio.name}
            </span>
          </div>
        )}
        <SkipLink href="#main">{texts.text('frame.skip')}</SkipLink>
        <Navbar pathname={pathname} />
        <main className="site-main" id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </UiProvider>
    </PageContext>
  );
}
