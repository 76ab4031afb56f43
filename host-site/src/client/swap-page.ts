import { navigated, layoutDeferred } from '../lib/load-phase.ts';
import { dispatchPageChange, dispatchPageLeave } from './page-change.ts';

/** Elements of the head that differ between pages. */
const ownOfPage =
  'meta[name=description],meta[name=robots],meta[property],meta[name^=twitter],link[rel=canonical],link[hreflang],link[rel=prev],link[rel=next],script[type="application/ld+json"]';
/** Maximum of kept style sheets: removing one makes the browser style the page again. */
const sheetsMax = 8;
const siteStyles = cssOf('site');
let pageStyles = cssOf('page');
/** Style sheets of the pages that were swapped in, the current one last. */
const pageSheets = new Map<string, CSSStyleSheet>();

/** A page that may replace the current one. */
export interface NextPage {
  document: Document;
  /** The styles that only pages of its kind have. */
  styles: string;
}

/** Parses a page. @returns undefined if it is of another release of the site or in another look */
export function readPage(html: string): NextPage | undefined {
  const sheets = { site: '', page: '' };
  // The content security policy allows the text of a style only in the document that it came with.
  const markup = html.replace(
    /<style data-sheet="(site|page)">(.*?)<\/style>/gs,
    (_, name: keyof typeof sheets, css: string) => {
      sheets[name] = css;
      return '';
    },
  );
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const isAlike = releaseOf(page) === releaseOf(document) && sheets.site === siteStyles;
  return isAlike && page.querySelector('main') ? { document: page, styles: sheets.page } : undefined;
}

/**
 * Replaces the content of the page. The bar and the footer stay.
 *
 * @param isFromTop it is read from its top, so that parts far below may be laid out later
 */
export function swapPage({ document: page, styles: next }: NextPage, isFromTop = false): void {
  const main = document.querySelector('main');
  const content = page.querySelector('main');
  if (!main || !content) return;
  document.querySelector('[data-splash]')?.remove();
  dispatchPageLeave();
  swapHead(page);
  if (next !== pageStyles) reuseSheet(next);
  pageStyles = next;
  const { classList } = document.documentElement;
  classList.toggle(layoutDeferred, isFromTop);
  classList.add(navigated);
  main.replaceChildren(...content.childNodes);
  markSection(page);
  swapLanguages(page);
  dispatchPageChange();
}

/** Replaces the title and the metadata of the head. */
export function swapHead(page: Document): void {
  document.title = page.title;
  document.querySelectorAll(ownOfPage).forEach((element) => element.remove());
  document.head.append(...page.querySelectorAll(ownOfPage));
}

/** The styles that the page came with, for islands that bring more of them. */
export function stylesOfPage(): string {
  return siteStyles + pageStyles;
}

function reuseSheet(css: string): void {
  const sheet = pageSheets.get(css) ?? new CSSStyleSheet();
  if (!pageSheets.delete(css)) sheet.replaceSync(css);
  pageSheets.set(css, sheet);
  const before = document.adoptedStyleSheets.filter((one) => one !== sheet);
  const [oldest] = pageSheets;
  if (oldest && pageSheets.size > sheetsMax) {
    pageSheets.delete(oldest[0]);
    before.splice(before.indexOf(oldest[1]), 1);
  }
  document.adoptedStyleSheets = [...before, sheet];
}

function cssOf(sheet: string): string {
  return document.querySelector(`style[data-sheet=${sheet}]`)?.textContent ?? '';
}

function markSection(page: Document): void {
  const links = '#site-menu>ul a';
  const marked = page.querySelector(`${links}[aria-current]`)?.getAttribute('href');
  for (const link of document.querySelectorAll(links)) {
    if (link.getAttribute('href') === marked) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Links to the same page in other languages. */
function swapLanguages(page: Document): void {
  const next = page.querySelectorAll('.languages');
  document.querySelectorAll('.languages').forEach((one, at) => one.replaceWith(next[at] ?? ''));
}

function releaseOf({ documentElement }: Document): string | undefined {
  return documentElement.dataset.release;
}
