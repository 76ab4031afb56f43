import type { Page } from '@playwright/test';

/** Families that a page has loaded fonts of, once it needs no more. */
export function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const fonts = [...(await document.fonts.ready)];
    return fonts.flatMap(({ status, family }) => (status === 'loaded' ? family.replaceAll('"', '') : []));
  });
}
