import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/expect-accessible.ts';

/**
 * Contrast of what a page paints in forced colours. Axe goes by the text fill, whose computed value Chromium leaves at the
 * page's own colour although it paints the forced one: so each element's fill is first made to say what `color` says.
 */
export async function forcedContrast(page: Page): Promise<string[]> {
  await fillAsPainted(page, true);
  const found = await axeFindings(page, { rules: ['color-contrast'] });
  await fillAsPainted(page, false);
  return found;
}

function fillAsPainted(page: Page, isPainted: boolean): Promise<void> {
  return page.evaluate((wanted) => {
    const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')];
    // Read first: a fill that is set is inherited.
    const colors = elements.map((one) => (wanted ? getComputedStyle(one).color : ''));
    for (const [index, { style }] of elements.entries())
      style.setProperty('-webkit-text-fill-color', colors[index]!, 'important');
  }, isPainted);
}
