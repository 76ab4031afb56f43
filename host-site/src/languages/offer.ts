import { addStyles } from '../client/add-styles.ts';

const choiceKey = 'language-chosen';
let line: HTMLElement | undefined;
let styles: unknown;

/** Whoever goes to a language by a link of the site, or closes the line, is offered no other one again. */
export function rememberChoice(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[hreflang]')) choose();
  });
}

/** Offers the page in the first language of the browser that the site has, in a line of its own; nothing if it is in that one. */
export function offerLanguage(): void {
  line?.remove();
  line = undefined;
  const link = isChosen() ? undefined : preferredLink();
  if (link?.dataset.offer === undefined) return;
  styles ??= addStyles(css);
  line = document.createElement('aside');
  line.className = 'language-offer';
  line.lang = link.lang;
  line.dir = 'auto';
  const way = document.createElement('a');
  way.href = link.href;
  way.hreflang = link.hreflang;
  way.textContent = link.dataset.offer;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = link.dataset.close ?? '';
  close.addEventListener('click', () => {
    choose();
    line?.remove();
  });
  line.append(way, close);
  document.body.append(line);
}

function preferredLink(): HTMLAnchorElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.site-foot .languages a')];
  for (const preferred of navigator.languages) {
    const link =
      links.find(({ hreflang }) => hreflang === preferred) ??
      links.find(({ hreflang }) => baseOf(hreflang) === baseOf(preferred));
    if (link) return link;
  }
  return undefined;
}

function baseOf(language: string): string {
  return language.split('-', 1)[0] ?? language;
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(choiceKey) !== null;
  } catch {
    return false;
  }
}

function choose(): void {
  try {
    localStorage.setItem(choiceKey, '1');
  } catch {
    // A browser that keeps nothing offers it again.
  }
}

const css = `
  .language-offer {
    position: fixed;
    z-index: 45;
    inset-inline: 1rem;
    bottom: max(1rem, env(safe-area-inset-bottom));
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    align-items: center;
    width: fit-content;
    max-width: calc(100vw - 2rem);
    box-sizing: border-box;
    margin-inline: auto;
    padding: 0.25rem 1.25rem;
    border: 1px solid var(--c-borderStrong);
    border-radius: 1rem;
    background: var(--c-raised);
    color: var(--c-text);
    font-size: 0.9375rem;
  }
  .language-offer :is(a, button) {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--c-primaryText);
    font: inherit;
    line-height: 44px;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .language-offer a {
    line-height: 1.5;
    padding-block: 0.625rem;
    box-sizing: border-box;
  }
  .language-offer button {
    color: var(--c-textSoft);
  }
  /* Where it would cover half of what is read, as on a phone that is zoomed, it stands behind the page. */
  @media (max-width: 17.5rem), (max-height: 17.5rem) {
    .language-offer {
      position: static;
      margin-block: 1rem;
    }
  }
  @media print {
    .language-offer {
      display: none;
    }
  }
`;
