import { css, Global } from '@emotion/react';
import { GlobalStyles } from 'shared-ui';
import { look } from '../lib/look.ts';
import { footerStyles } from './shell/footer-styles.ts';
import { navbarStyles } from './shell/navbar-styles.ts';
import { splashStyles } from './shell/splash-styles.ts';

/**
 * Styles that every document has: the design system's base and what surrounds each page. They are rendered on the
 * server only, so that browsers need not fetch them again as script.
 */
export function SiteStyles() {
  return (
    <>
      <GlobalStyles />
      <Global styles={shellStyles} />
    </>
  );
}

const shellStyles = css`
  .site-bar {
    ${navbarStyles}
  }
  .site-foot {
    ${footerStyles}
  }
  .site-splash {
    ${splashStyles}
  }
  .site-main {
    min-height: 80dvh;
    overflow-x: clip;
    background: ${look.atmosphere};
  }
`;
