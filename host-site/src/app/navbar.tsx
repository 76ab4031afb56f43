import { css } from '@emotion/react';
import { Container, Icon, mediaDown } from 'shared-ui';
import { look } from '../lib/look.ts';
import { useStudio, useTexts } from '../lib/page-context.ts';
import { paths } from '../lib/paths.ts';
import { BarLanguages } from './language-switch.tsx';
import { Mark } from './mark.tsx';

/**
 * The fixed top bar, and on small screens its menu (`client/menu.ts`).
 *
 * @param pathname of the page; the link to its section is marked
 */
export function Navbar({ pathname }: { pathname: string }) {
  const { text, unlikeEnglish } = useTexts();
  const section = `/${pathname.split('/')[1]}`;
  const { name, links, email, phone, phoneLink } = useStudio();
  return (
    <header className="site-bar">
      <Container>
        <a className="site-brand" href={paths.home}>
          <Mark />
          {name}
        </a>
        <button
          type="button"
          className="burger"
          aria-expanded={false}
          aria-controls="site-menu"
          aria-label={text('frame.openMenu')}
          data-close={unlikeEnglish('frame.closeMenu')['frame.closeMenu']}
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <nav id="site-menu" aria-label={text('frame.menu')}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === section ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p className="reach">
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={phoneLink}>{phone}</a>}
          </p>
          <BarLanguages />
        </nav>
      </Container>
    </header>
  );
}

/** The bar overlays the page and gets a background once the page is scrolled. */
export const navbarStyles = css`
  position: fixed;
  z-index: 50;
  inset: 0 0 auto;
  border-bottom: 1px solid transparent;
  transition:
    background-color 0.3s,
    border-color 0.3s;

  &[data-scrolled] {
    border-color: ${look.line};
    background: ${look.veil};
    -webkit-backdrop-filter: blur(14px) saturate(1.4);
    backdrop-filter: blur(14px) saturate(1.4);
  }
  /* A filtered bar would hold the menu inside itself, as a window does. */
  &[data-open] {
    background: ${look.bg};
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 4.5rem;
  }
  .burger {
    display: grid;
    width: 44px;
    height: 44px;
    padding: 0;
    place-items: center;
    border: 0;
    color: ${look.text};
    background: none;
  }
  /* The one of the two that fits. */
  &:not([data-open]) .burger svg + svg,
  &[data-open] .burger svg:first-of-type {
    display: none;
  }
  ul {
    display: flex;
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${look.textSoft};
    transition: color 0.3s;
  }
  nav a:hover,
  nav a[aria-current='page'] {
    color: ${look.text};
  }
  ${mediaDown('page.md')} {
    nav {
      position: fixed;
      inset: calc(4.5rem + 1px) 0 0;
      visibility: hidden;
      display: flex;
      flex-direction: column;
      overflow-y: auto;
      padding: 0 0 1.5rem;
      padding-inline: inherit;
      background: ${look.bg};
      opacity: 0;
      transition:
        opacity 0.3s,
        visibility 0.3s;
    }
    &[data-open] nav {
      visibility: visible;
      opacity: 1;
    }
    ul {
      flex-direction: column;
    }
    li {
      border-bottom: 1px solid ${look.line};
    }
    li a {
      min-height: 4rem;
      font: 600 1.75rem ${look.display};
      letter-spacing: -0.03em;
    }
    /* The thumb's third of the window: how to reach the studio. */
    .reach {
      margin-top: auto;
      padding-top: 1.5rem;
    }
  }
  ${look.up.md} {
    .burger,
    .reach {
      display: none;
    }
    ul {
      flex-wrap: wrap;
      gap: 0 clamp(0rem, 2vw - 1rem, 1.5rem);
      justify-content: flex-end;
      margin-inline-end: -0.5rem;
    }
    nav a {
      position: relative;
      padding: 0 0.5rem;
      font-size: 0.9375rem;
    }
    nav a[aria-current='page']::after {
      position: absolute;
      right: 0.5rem;
      bottom: 6px;
      left: 0.5rem;
      height: 2px;
      background: ${look.primary};
      content: '';
    }
  }
`;
