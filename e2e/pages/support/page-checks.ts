import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/expect-accessible.ts';
import { layoutFaults } from '../../support/layout-faults.ts';
import { isShortForm } from '../../support/whole-run.ts';
import { forcedContrast } from './forced-contrast.ts';
import { printFaults } from './print-faults.ts';
import { readingFaults } from './reading-faults.ts';

/** What a check finds wrong; empty when nothing is. */
export type PageCheck = (page: Page) => Promise<string[]>;

/** One way to look at a page, and what has to hold then. */
export interface PageView {
  name: string;
  viewport: { width: number; height: number };
  media?: Parameters<Page['emulateMedia']>[0];
  /** The visitor's own styles. */
  styles?: string;
  /** Left to the whole run. */
  isWhole?: boolean;
  checks: Record<string, PageCheck>;
}

/** WCAG 2.2, success criterion 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Sizes are CSS px. The narrowest comes first: that is how a page is opened. */
const allViews: PageView[] = [
  {
    name: '360 px',
    viewport: { width: 360, height: 800 },
    checks: {
      layout: layoutFaults,
      'reading order': readingFaults,
      axe: axeFindings,
    },
  },
  {
    name: 'wider text spacing at 360 px',
    isWhole: true,
    viewport: { width: 360, height: 400 },
    styles: textSpacing,
    checks: { layout: layoutFaults },
  },
  {
    // A window is half as wide then.
    name: '200 % zoom of 1280 px',
    isWhole: true,
    viewport: { width: 640, height: 400 },
    checks: { layout: layoutFaults },
  },
  {
    name: 'wider text spacing at 1280 px',
    isWhole: true,
    viewport: { width: 1280, height: 400 },
    styles: textSpacing,
    checks: { layout: layoutFaults },
  },
  {
    name: '1280 px',
    viewport: { width: 1280, height: 800 },
    checks: { layout: layoutFaults, axe: axeFindings },
  },
  {
    name: 'forced colours at 1280 px',
    isWhole: true,
    viewport: { width: 1280, height: 800 },
    media: { forcedColors: 'active', colorScheme: 'dark' },
    checks: { layout: layoutFaults, contrast: forcedContrast },
  },
  {
    // A sheet of A4 without its margins.
    name: 'print at 681 px',
    viewport: { width: 681, height: 1010 },
    media: { media: 'print' },
    checks: { layout: layoutFaults, paper: printFaults },
  },
];

export const pageViews = isShortForm ? allViews.filter(({ isWhole }) => !isWhole) : allViews;

/** Shows a page in this way. */
export async function showAs(page: Page, { viewport, media = {}, styles = '' }: PageView): Promise<void> {
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, ...media });
  await page.setViewportSize(viewport);
  // Put beside the page's own style sheets, where its content policy has no say.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text === '' ? [] : [sheet];
  }, styles);
  // The one for paper is fetched last, and printing waits for it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  ); // Where less motion is wanted, whatever changes does so in a transition of a hundredth of a millisecond, which ends with the next frame.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
    ),
  );
}
