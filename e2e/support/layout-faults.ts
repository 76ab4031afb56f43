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
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    /** How a box cuts its contents off; null for one that cannot. */
    const readClip = (element: Element) => {
      const { display, overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) return null;
      const box = element.getBoundingClientRect();
      return {
        element,
        box,
        cutsX: overflowX !== 'visible',
        cutsY: overflowY !== 'visible',
        scrollsX: scrolls(overflowX),
        scrollsY: scrolls(overflowY),
        // Clamped card texts, and words for assistive technology only, are cut off without harm.
        mayClip: webkitLineClamp !== 'none' || (box.width <= 1 && box.height <= 1),
      };
    };
    const clips = new Map<Element, ReturnType<typeof readClip>>();
    const clipOf = (element: Element) => {
      const cached = clips.get(element);
      if (cached !== undefined) return cached;
      const clip = readClip(element);
      clips.set(element, clip);
      return clip;
    };
    /** Boxes around words that can cut them off, the nearest first. */
    const clipsAround = (words: Element) => {
      const around: NonNullable<ReturnType<typeof readClip>>[] = [];
      for (let above: Element | null = words; above && above !== document.body; above = above.parentElement) {
        const clip = clipOf(above);
        if (clip) around.push(clip);
      }
      return around;
    };

    const cutBy = (clip: NonNullable<ReturnType<typeof readClip>>, words: DOMRect) => {
      const { box, cutsX, cutsY } = clip;
      return {
        clip,
        isCutX: cutsX && (words.right > box.right + 1 || words.left < box.left - 1),
        isCutY: cutsY && (words.bottom - 4 > box.bottom || words.top + 4 < box.top),
      };
    };

    const visibleWords: Words[] = [];
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
      const around = clipsAround(element);
      const block = blockOf(element);
      for (const box of boxes) {
        if (box.width < 1) continue;
        const cut = around.map((clip) => cutBy(clip, box)).find(({ isCutX, isCutY }) => isCutX || isCutY);
        if (cut) {
          const { isCutX, isCutY, clip } = cut;
          const isFine = clip.mayClip || (isCutX && clip.scrollsX) || (isCutY && clip.scrollsY);
          if (!isFine && !clip.element.closest('[data-long]'))
            faults.push(`“${text}” is cut off by ${clip.element.tagName} ${clip.element.className}`);
          continue;
        }
        if (box.right > root.clientWidth + 1 || box.left < -1) faults.push(`“${text}” leaves the page`);
        visibleWords.push({ text, block, box });
      }
    }

    // From the top down, words can only lie over those that begin before they end.
    visibleWords.sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of visibleWords.entries()) {
      for (let next = index + 1; next < visibleWords.length; next += 1) {
        const other = visibleWords[next]!;
        if (other.box.top >= one.box.bottom) break;
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
