import type { Page } from '@playwright/test';

/**
 * Faults of a page on paper, where everything has to be black on white: words of another colour, as paper takes no light
 * and a browser prints no backgrounds; a missing heading; what only a screen needs.
 */
export function printFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !element?.checkVisibility()) continue;
      const { color, webkitTextFillColor } = getComputedStyle(element);
      if (color !== 'rgb(0, 0, 0)' || webkitTextFillColor !== color) faults.push(`“${text}” is ${color}`);
    }
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    if (shown('h1').length !== 1) faults.push(`it has ${shown('h1').length} main headings`);
    for (const part of shown('header:not(main *), [role=banner], nav, [role=navigation]'))
      faults.push(`it shows ${part.tagName} ${part.className}`);
    return faults;
  });
}
