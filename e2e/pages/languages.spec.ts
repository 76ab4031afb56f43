import { expect, test, type Page } from '@playwright/test';
import { emptyValues, home, navigation, studio } from 'content-api/contract';
import { apiAsOwner, type ApiClient } from '../support/api.ts';
import { layoutFaults } from '../support/layout-faults.ts';

const kinds = [studio, home, navigation];
const pages = ['/', '/projects', '/contact', '/no/such/page'];

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

for (const [language, direction, sent] of [
  ['de', 'ltr', 'Bitte geben Sie Ihren Namen ein'],
  ['fi', 'ltr', 'Kirjoita nimesi'],
  ['ar', 'rtl', 'يرجى إدخال اسمك'],
] as const) {
  test(`the site of a studio that speaks ${language} fits a narrow screen, and its form answers`, async ({
    page,
  }) => {
    const owner = await apiAsOwner();
    const before = await Promise.all(kinds.map(({ path }) => owner.get<object>(path)));
    try {
      // Whatever the studio has not said itself is in its language.
      for (const kind of kinds) {
        const own = kind === studio && { name: 'Atelier Nord', email: 'post@atelier.example', language };
        await owner.send('PUT', kind.path, { ...emptyValues(kind.fields), ...own });
      }
      await isPublicIn(page, language);
      for (const address of pages) {
        await page.goto(address);
        const root = page.locator('html');
        await expect(root).toHaveAttribute('lang', language);
        expect(await root.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
        expect.soft(await layoutFaults(page), address).toEqual([]);
      }
      await page.goto('/contact');
      await page.locator('form [type=submit]').click();
      await expect(page.getByText(sent)).toBeVisible();
      await page.locator('.burger').click();
      await expect(page.locator('#site-menu')).toBeVisible();
    } finally {
      for (const [index, { path }] of kinds.entries()) {
        const { updatedAt: _, ...words } = before[index] as { updatedAt?: string };
        await owner.send('PUT', path, words);
      }
      // The next test expects the site as it was.
      await isPublicIn(page, 'en');
      await owner.dispose();
    }
  });
}

test.describe('a site in several languages', () => {
  let owner: ApiClient;
  let before: object;
  let project: Project;
  let other: Project;

  test.beforeAll(async () => {
    owner = await apiAsOwner();
    before = await owner.get<object>(studio.path);
    const projects = await owner.get<Project[]>('/api/projects');
    const plain = projects.filter(({ blocks = [], figures = [] }) => blocks.length + figures.length === 0);
    [project, other] = plain as [Project, Project];
    await owner.send('PUT', studio.path, { ...before, languages: [{ code: 'de', offered: true }] });
    const german = { title: 'Treppenbrunnen', slug: 'treppenbrunnen', technicalDescription: 'Gemessen.' };
    await owner.send('PUT', `/api/projects/${project._id}?language=de`, german);
  });
  test.afterAll(async () => {
    await owner.send('DELETE', `/api/projects/${project._id}?language=de`);
    const { updatedAt: _, ...words } = before as { updatedAt?: string };
    await owner.send('PUT', studio.path, { languages: [], missing: {}, ...words });
    await owner.dispose();
  });
  test.beforeEach(({ page }) =>
    expect.poll(async () => (await page.request.get('/de/projects/treppenbrunnen')).status()).toBe(200),
  );

  test('the switch leads to the same record, and follows whoever goes on within a language', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathOf(project));
    await page.getByRole('button', { name: /Language/ }).click();
    const english = page.locator('#site-menu').getByRole('navigation', { name: 'Language' });
    await expect(english.getByRole('link', { name: /English/ })).toHaveAttribute('aria-current', 'true');
    await english.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/projects/treppenbrunnen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treppenbrunnen');

    // Within a language the next page takes the place of this one.
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await page.locator('#site-menu > ul').getByRole('link', { name: 'Projekte' }).click();
    await expect(page).toHaveURL('/de/projects');
    await expect(page.locator('body')).toHaveAttribute('data-kept', '');
    const links = page.locator('.languages a[hreflang^=en]');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/projects');
    await expect(page.locator('.languages [aria-current=true]')).toHaveCount(2);
    await expect(page.locator('link[hreflang=de]')).toHaveAttribute('href', /\/de\/projects$/);
    await page
      .locator('footer')
      .getByRole('link', { name: /English/ })
      .click();
    await expect(page).toHaveURL('/projects');
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  });

  test('on a phone the languages stand in the menu', async ({ page }) => {
    await page.goto('/de/projects/treppenbrunnen');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect.soft(await layoutFaults(page)).toEqual([]);
    await page.locator('.burger').click();
    const languages = page.locator('#site-menu').getByRole('navigation', { name: 'Sprache' });
    await expect(languages.getByRole('link', { name: /English/ })).toBeVisible();
    await languages.getByRole('link', { name: /English/ }).click();
    await expect(page).toHaveURL(pathOf(project));
  });

  test('what is not translated is not found, in the language, with the way to the original', async ({
    page,
  }) => {
    const answer = await page.goto(`/de/projects/${other._id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projekt nicht gefunden');
    await page
      .locator('main')
      .getByRole('link', { name: /English/ })
      .click();
    await expect(page).toHaveURL(pathOf(other));
  });

  test('the form speaks the language of its page', async ({ page }) => {
    await page.goto('/de/contact');
    await page.locator('form [type=submit]').click();
    await expect(page.getByText('Bitte geben Sie Ihren Namen ein')).toBeVisible();
  });

  test('a browser that prefers another language is offered it once, and never sent there', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'de-AT', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(pathOf(project));
    await expect(page).toHaveURL(pathOf(project));
    const offer = page.locator('aside[lang=de]');
    await expect(offer.getByRole('link')).toHaveAttribute('href', /\/de\/projects\/treppenbrunnen$/);
    // It lies over the page, but not on a phone that is zoomed, where it would cover half of it.
    const isOver = () => offer.evaluate((element) => getComputedStyle(element).position === 'fixed');
    expect(await isOver()).toBe(true);
    await page.setViewportSize({ width: 180, height: 370 });
    expect(await isOver()).toBe(false);
    await page.setViewportSize({ width: 360, height: 740 });
    // It is about the page that is open, and this one is not there in German.
    await page.goto(pathOf(other));
    await expect(page.locator('footer')).toBeAttached();
    await expect(offer).toHaveCount(0);
    await page.goto('/contact');
    await offer.getByRole('button', { name: 'Schließen' }).click();
    await expect(offer).toHaveCount(0);
    await page.goto(pathOf(project));
    await page.waitForFunction(() => document.readyState === 'complete');
    await expect(offer).toHaveCount(0);
    await context.close();
  });
});

interface Project {
  _id: string;
  slug?: string;
  blocks?: unknown[];
  figures?: unknown[];
}

function pathOf({ _id, slug }: Project): string {
  return `/projects/${slug ?? _id}`;
}

/** An edit is public within a second. */
async function isPublicIn(page: Page, language: string): Promise<void> {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(`<html lang="${language}`);
}
