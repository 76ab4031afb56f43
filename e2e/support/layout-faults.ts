import type { Page } from '@playwright/test';
import { laidOut } from './laid-out.ts';

/**
 * Faults of a page's layout: a page that scrolls sideways, words beyond its edges, words that a
 * box cuts off, words broken into their letters, words over other words. Measured from the glyphs' own rectangles, so that clipping cannot hide it. Boxes
 * that scroll by themselves, clamped card texts and words for assistive technology only are as they should be.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await laidOut(page);
  return page.evaluate(() => {
    interface Words {
      text: string;
      block: Element;
      box: DOMRect;
    }
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);

    const isQuiet = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest(
        '[data-splash], [aria-hidden=true], [inert], noscript, option, .site-bar, a[href="#main"]',
      ) !== null;
    const blockOf = (element: Element) => {
      let block: Element = element;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
        block = block.parentElement;
      return block;
    };
    /** Why the box of an ancestor may cut words off without harm, if it may. */
    const mayClip = (style: CSSStyleDeclaration, box: DOMRect) =>
      style.webkitLineClamp !== 'none' || (box.width <= 1 && box.height <= 1);
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    const shown: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || isQuiet(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      const text = node.nodeValue.trim().slice(0, 24);
      const words = node.nodeValue.trim().split(/\s+/);
      const lines = new Set(boxes.map((box) => Math.round(box.top))).size;
      if (lines > 2 * words.length && words.every((word) => word.length <= 20))
        faults.push(`“${text}” is broken into ${lines} lines`);
      for (const box of boxes) {
        if (box.width < 1) continue;
        let inside = true;
        for (
          let above: Element | null = element;
          above && above !== document.body;
          above = above.parentElement
        ) {
          const style = getComputedStyle(above);
          if (style.display === 'inline') continue;
          const frame = above.getBoundingClientRect();
          const cutX =
            style.overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1);
          const cutY =
            style.overflowY !== 'visible' && (box.bottom - 4 > frame.bottom || box.top + 4 < frame.top);
          if (!cutX && !cutY) continue;
          inside = false;
          if (
            mayClip(style, frame) ||
            (cutX && scrolls(style.overflowX)) ||
            (cutY && scrolls(style.overflowY))
          )
            break;
          if (above.closest('[data-long]')) break;
          faults.push(`“${text}” is cut off by ${above.tagName} ${above.className}`);
          break;
        }
        if (!inside) continue;
        if (box.right > root.clientWidth + 1 || box.left < -1) faults.push(`“${text}” leaves the page`);
        shown.push({ text, block: blockOf(element), box });
      }
    }

    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (one.block === other.block || one.block.contains(other.block) || other.block.contains(one.block))
          continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of glyphs reach a little beyond their lines.
        if (width > 2 && height > Math.min(one.box.height, other.box.height) * 0.35)
          faults.push(`“${one.text}” lies over “${other.text}”`);
      }
    }
    return [...new Set(faults)];
  });
}
