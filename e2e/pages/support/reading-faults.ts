import type { Page } from '@playwright/test';
import { laidOut } from '../../support/laid-out.ts';

/**
 * Words that stand above what is read before them and not in a column beside it, and stops of the keyboard out of the
 * document's order. For a narrow page.
 */
export async function readingFaults(page: Page): Promise<string[]> {
  await laidOut(page);
  return page.evaluate(() => {
    const faults = [...document.querySelectorAll<HTMLElement>('[tabindex]')]
      .filter(({ tabIndex }) => tabIndex > 0)
      .map(({ outerHTML }) => `a stop of its own order: ${outerHTML.slice(0, 80)}`);
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let before: { text: string; box: DOMRect; terms: Element | null } | undefined;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim().slice(0, 24);
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[aria-hidden=true], [inert], noscript, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // Words for assistive technology alone have a place of no size.
      if (box.width <= 1 || element.getBoundingClientRect().width <= 1) continue;
      // Terms and what they mean are read in pairs, and small things stand side by side.
      const terms = element.closest('dl');
      const isPaired = terms !== null && terms === before?.terms;
      if (before && box.bottom <= before.box.top && box.left < before.box.right && !isPaired)
        faults.push(`“${text}” stands above “${before.text}”, which is read before it`);
      before = { text, box, terms };
    }
    return faults;
  });
}
