import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { laidOut } from './laid-out.ts';

interface AxeOptions {
  /** Axe's names of rules. @default all */
  rules?: string[];
  /** Selector of what axe judges. @default the whole page */
  within?: string;
  /** Selector of what axe passes over. */
  except?: string;
}

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
export async function axeFindings(page: Page, options?: AxeOptions): Promise<string[]> {
  await laidOut(page);
  // Words that are half faded have no contrast.
  await page.evaluate(async () => {
    const splash = document.querySelector('.site-splash')?.getAnimations() ?? [];
    await Promise.all(splash.map(({ finished }) => finished));
  });
  // Size observers are called with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return runAxe(page, options);
}

/** The same at once. Our pages hold no frames of others. */
export async function runAxe(page: Page, { rules, within, except }: AxeOptions = {}): Promise<string[]> {
  // Once in each document: loading it takes as long as judging a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const context = { include: [within ?? 'html'], ...(except !== undefined && { exclude: [except] }) };
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate(
    async (settings) => (await window.axe?.run(settings.context, settings.options))?.violations,
    { context, options },
  );
  if (!violations) throw new Error('axe is not there.');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
