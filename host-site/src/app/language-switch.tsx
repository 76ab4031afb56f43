import { css } from '@emotion/react';
import { Icon, VisuallyHidden, mediaDown } from 'shared-ui';
import { look } from '../lib/look.ts';
import type { PageVersion } from '../lib/languages.ts';
import { usePage } from '../lib/page-context.ts';
import { paths } from '../lib/paths.ts';

const barId = 'languages';

/** The languages behind a button of the bar; on small screens they stand in the menu. Nothing on a site in one language. */
export function BarLanguages() {
  const { languages, texts } = usePage().site;
  if (languages.length === 0) return null;
  return (
    <>
      <button type="button" className="language-button" popoverTarget={barId}>
        <Icon name="globe" />
        <VisuallyHidden>{texts.text('frame.languages')}</VisuallyHidden>
        <span lang={texts.language}>{texts.language.split('-')[0]?.toUpperCase()}</span>
      </button>
      <LanguageLinks id={barId} popover="auto" />
    </>
  );
}

interface LanguageLinksProps {
  id?: string;
  popover?: 'auto';
}

interface LanguageLinksProps {
  id?: string;
  popover?: 'auto';
}

/** Links to the page in each language of the site, and to the home page of one that does not have it. */
export function LanguageLinks(attributes: LanguageLinksProps) {
  const { site, versions } = usePage();
  // Of the two on a page, the one in the footer.
  const isOffering = attributes.id === undefined;
  if (site.languages.length === 0) return null;
  return (
    <nav className="languages" aria-label={site.texts.text('frame.languages')} {...attributes}>
      <ul>
        {site.languages.map(({ code, prefix, name }) => (
          <li key={code}>
            <a
              href={versions.find(({ language }) => language.code === code)?.path ?? (prefix || paths.home)}
              hrefLang={code}
              lang={code}
              aria-current={prefix === site.prefix ? 'true' : undefined}
              {...(isOffering && prefix !== site.prefix && offerOf(code, versions))}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the line that offers the page in a language says; nothing where it is not in that one. */
function offerOf(code: string, versions: readonly PageVersion[]): object {
  const version = versions.find(({ language }) => language.code === code);
  return version ? { 'data-offer': version.language.offer, 'data-close': version.language.close } : {};
}

/** Only pages of a site in several languages have them. */
export const languageStyles = css`
  .languages ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  .languages [aria-current] {
    color: ${look.text};
    text-decoration: underline 2px ${look.primary};
    text-underline-offset: 0.4rem;
  }
  .site-foot .languages {
    flex-basis: 100%;
  }
  #site-menu .languages {
    padding: 0;
    border: 0;
    margin: 0;
    color: inherit;
    background: none;
  }
  .language-button {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 44px;
    padding: 0 0.5rem;
    margin-inline-start: clamp(0rem, 2vw - 1rem, 1.5rem);
    border: 0;
    color: ${look.textSoft};
    font: inherit;
    font-size: 0.9375rem;
    background: none;
    cursor: pointer;
  }
  .language-button:hover {
    color: ${look.text};
  }
  ${mediaDown('page.md')} {
    .language-button {
      display: none;
    }
    /* The menu is as high as the window, and scrolls. */
    #site-menu .languages {
      position: static;
      display: block;
      flex: none;
      width: auto;
      height: auto;
      overflow: visible;
      padding-top: 1rem;
    }
    #site-menu .languages ul {
      flex-direction: row;
    }
    #site-menu .languages li {
      border: 0;
    }
    #site-menu .languages a {
      min-height: 44px;
      font: 500 1.0625rem ${look.body};
      letter-spacing: 0;
    }
  }
  ${look.up.md} {
    #site-menu {
      display: flex;
      align-items: center;
    }
    #site-menu .languages {
      position: fixed;
      inset: 4.25rem max(1rem, (100vw - 1240px) / 2) auto auto;
      max-height: calc(100vh - 6rem);
      overflow-y: auto;
      padding: 0.5rem 1rem;
      border: 1px solid ${look.line};
      border-radius: ${look.radii.lg};
      background: ${look.raised};
      box-shadow: ${look.shadow.floating};
    }
    [dir='rtl'] #site-menu .languages {
      inset-inline: auto max(1rem, (100vw - 1240px) / 2);
    }
    #site-menu .languages ul {
      display: grid;
      margin: 0;
    }
  }
`;
