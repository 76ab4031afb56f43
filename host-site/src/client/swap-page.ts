import { navigated, layoutDeferred } from '../lib/load-phase.ts';
import { tellPageChange, tellPageLeave } from './page-change.ts';

/** Elements of the head that differ between pages. */
const ownOfPage =
  'meta[name=description],meta[name=robots],meta[property],meta[name^=twitter],link[rel=canonical],link[rel=prev],link[rel=next],script[type="application/ld+json"]';
const sheets = ['site', 'page'] as const;
const current = new Map<string, { css: string; adopted?: CSSStyleSheet }>();

/** A page that may take the place of the one that is shown. */
export interface NextPage {
  document: Document;
  /** Its styles, by the name of their sheet. */
  styles: Map<string, string>;
}

/** The page in an answer, if this release of the site has made it. */
export function readPage(html: string): NextPage | undefined {
  const styles = new Map<string, string>();
  // The content security policy allows the text of a style only in the document that it came with.
  const markup = html.replace(
    /<style data-sheet="(\w+)">(.*?)<\/style>/gs,
    (_, name: string, css: string) => {
      styles.set(name, css);
      return '';
    },
  );
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const mark = releaseOf(document);
  return releaseOf(page) === mark && page.querySelector('main') ? { document: page, styles } : undefined;
}

/** Puts a page in the place of the one that is shown. The bar and the footer stay. */
export function swapPage({ document: page, styles }: NextPage): void {
  const main = document.querySelector('main');
  const next = page.querySelector('main');
  if (!main || !next) return;
  document.querySelector('[data-splash]')?.remove();
  tellPageLeave();
  swapHead(page);
  for (const name of sheets) swapSheet(name, styles.get(name) ?? '');
  const { classList } = document.documentElement;
  classList.remove(layoutDeferred);
  classList.add(navigated);
  main.replaceChildren(...next.childNodes);
  markSection(page);
  tellPageChange();
}

/** Title and what search engines and readers of the document look at. */
export function swapHead(page: Document): void {
  document.title = page.title;
  document.querySelectorAll(ownOfPage).forEach((element) => element.remove());
  document.head.append(...page.querySelectorAll(ownOfPage));
}

/** The styles that the page came with, for islands that bring more of them. */
export function stylesOfPage(): string {
  return sheets.map((name) => sheetOf(name).css).join('');
}

function swapSheet(name: string, css: string): void {
  const before = sheetOf(name);
  if (before.css === css) return;
  const adopted = before.adopted ?? new CSSStyleSheet();
  adopted.replaceSync(css);
  if (!before.adopted) {
    document.adoptedStyleSheets.push(adopted);
    document.querySelector(`style[data-sheet=${name}]`)?.remove();
  }
  current.set(name, { css, adopted });
}

function sheetOf(name: string): { css: string; adopted?: CSSStyleSheet } {
  const found = current.get(name) ?? {
    css: document.querySelector(`style[data-sheet=${name}]`)?.textContent ?? '',
  };
  current.set(name, found);
  return found;
}

function markSection(page: Document): void {
  const links = '.site-bar nav a';
  const marked = page.querySelector(`${links}[aria-current]`)?.getAttribute('href');
  for (const link of document.querySelectorAll(links)) {
    if (link.getAttribute('href') === marked) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

function releaseOf({ documentElement }: Document): string | undefined {
  return documentElement.dataset.release;
}
