import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { laidOut } from './laid-out.ts';

interface AxeOptions {
  /** Axe's names of rules. @default all */
  rules?: string[];
  /** Selector of what axe passes over. */
  except?: string;
}

/** No findings of axe, and nothing that scrolls the page sideways. */
export async function expectAccessible(page: Page, name: string, options?: AxeOptions): Promise<void> {
  expect(await axeFindings(page, options), name).toEqual([]);
  await expectNoSidewaysScroll(page, name);
}

export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What axe finds on a page that has its place. */
export async function axeFindings(page: Page, { rules, except }: AxeOptions = {}): Promise<string[]> {
  await laidOut(page);
  // Words that are half faded have no contrast.
  await page.evaluate(async () => {
    const splash = document.querySelector('.site-splash')?.getAnimations() ?? [];
    await Promise.all(splash.map(({ finished }) => finished));
  });
  // Size observers are called with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // In the page itself: our pages hold no frames of others, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
