import { navigated, layoutDeferred } from '../lib/load-phase.ts';
import { tellPageChange, tellPageLeave } from './page-change.ts';

/** Elements of the head that differ between pages. */
const ownOfPage =
  'meta[name=description],meta[name=robots],meta[property],meta[name^=twitter],link[rel=canonical],link[rel=prev],link[rel=next],script[type="application/ld+json"]';
/** Sheets of so many pages are kept: without a removal the browser has less to style again. */
const sheetsMax = 8;
const siteStyles = cssOf('site');
let pageStyles = cssOf('page');
/** Sheets of pages that came without a document, the one that counts last. */
const adopted = new Map<string, CSSStyleSheet>();

/** A page that may take the place of the one that is shown. */
export interface NextPage {
  document: Document;
  /** The styles that only pages of its kind have. */
  styles: string;
}

/** The page in an answer, if this release of the site has made it, in the look that is shown. */
export function readPage(html: string): NextPage | undefined {
  const found = { site: '', page: '' };
  // The content security policy allows the text of a style only in the document that it came with.
  const markup = html.replace(
    /<style data-sheet="(site|page)">(.*?)<\/style>/gs,
    (_, name: keyof typeof found, css: string) => {
      found[name] = css;
      return '';
    },
  );
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const isAlike = releaseOf(page) === releaseOf(document) && found.site === siteStyles;
  return isAlike && page.querySelector('main') ? { document: page, styles: found.page } : undefined;
}

/**
 * Puts a page in the place of the one that is shown. The bar and the footer stay.
 *
 * @param isFromTop it is read from its top, so that parts far below may be laid out later
 */
export function swapPage({ document: page, styles: next }: NextPage, isFromTop = false): void {
  const main = document.querySelector('main');
  const content = page.querySelector('main');
  if (!main || !content) return;
  document.querySelector('[data-splash]')?.remove();
  tellPageLeave();
  swapHead(page);
  if (next !== pageStyles) adopt(next);
  pageStyles = next;
  const { classList } = document.documentElement;
  classList.toggle(layoutDeferred, isFromTop);
  classList.add(navigated);
  main.replaceChildren(...content.childNodes);
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
  return siteStyles + pageStyles;
}

function adopt(css: string): void {
  const sheet = adopted.get(css) ?? new CSSStyleSheet();
  if (!adopted.delete(css)) sheet.replaceSync(css);
  adopted.set(css, sheet);
  const before = document.adoptedStyleSheets.filter((one) => one !== sheet);
  const [oldest] = adopted;
  if (oldest && adopted.size > sheetsMax) {
    adopted.delete(oldest[0]);
    before.splice(before.indexOf(oldest[1]), 1);
  }
  document.adoptedStyleSheets = [...before, sheet];
}

function cssOf(sheet: string): string {
  return document.querySelector(`style[data-sheet=${sheet}]`)?.textContent ?? '';
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
