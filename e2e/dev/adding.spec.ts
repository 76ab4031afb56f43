import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { field } from '../console/support/screen.ts';
import { admin } from './copy.ts';
import type { DevCopy } from './copy.ts';
import { test } from './test.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/adding-content.md'), 'utf8');

/** A line of the guide's code, without its indentation. */
function lineOfGuide(part: string): string {
  const line = guide.split('\n').find((text) => text.includes(part));
  if (line === undefined) throw new Error(`The guide has no line with ${part}`);
  return line.trim();
}

/** For steps that are tried again. */
const soon = { timeout: 10_000 };

/** Opens a screen of the console, past the login: a page that loads while the API restarts ends there. */
async function openConsole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const email = page.getByLabel('Email Address');
  await expect(email.or(page.getByRole('button', { name: 'Logout' })).first()).toBeVisible(soon);
  if (!(await email.isVisible())) return;
  await email.fill(admin.email, soon);
  await field(page, 'Password').fill(admin.password, soon);
  await page.getByRole('button', { name: 'Sign In' }).click(soon);
  await expect(email).toBeHidden(soon);
  await page.goto(address);
}

test('a field and a kind of the guide have their forms and calls, and are shown on the site @whole', async ({
  page,
  request,
  copy,
}) => {
  addField(copy);
  addKind(copy);
  const description = async () => (await request.get(`${copy.siteUrl}/api/openapi.json`)).text();
  await expect.poll(description, { timeout: 90_000 }).toContain('"award"');
  const awards = async () => (await request.get(`${copy.siteUrl}/api/awards`)).status();
  await expect.poll(awards, { timeout: 90_000 }).toBe(200);

  // Scripts are compiled again meanwhile, after which a page may reload.
  await expect(async () => {
    await openConsole(page, `${copy.siteUrl}/admin/projects`);
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click(soon);
    const form = page.getByRole('dialog');
    await field(form, 'Award').fill('the Loom Prize', soon);
    await form.getByRole('button', { name: 'Update Project' }).click(soon);
    await expect(form).toBeHidden();
  }).toPass();
  const award = page.getByRole('article', { name: 'Design Guild' });
  await expect(async () => {
    await openConsole(page, `${copy.siteUrl}/admin`);
    await page.getByRole('link', { name: 'Awards' }).first().click(soon);
    const add = page.getByRole('button', { name: 'Add New Award' }).first();
    await expect(award.or(add).first()).toBeVisible(soon);
    if (await award.isVisible()) return;
    await add.click(soon);
    const form = page.getByRole('dialog', { name: 'Add New Award' });
    await form.getByRole('button', { name: 'Create Award' }).click(soon);
    await expect(form.getByText('Quote is required')).toBeVisible(soon);
    await field(form, 'Quote').fill('The calmest booking page of the year.', soon);
    await field(form, 'Name').fill('Design Guild', soon);
    await form.getByRole('button', { name: 'Create Award' }).click(soon);
    await expect(award).toBeVisible(soon);
  }).toPass();

  const projects = (await (await request.get(`${copy.siteUrl}/api/projects`)).json()) as (Project & {
    award: string;
  })[];
  const changed = projects.find((project) => project.award === 'the Loom Prize');
  await expect(async () => {
    await page.goto(`${copy.siteUrl}/projects/${changed?._id}`);
    await expect(page.getByText('Winner of the Loom Prize')).toBeVisible(soon);
    await page.goto(copy.siteUrl);
    await expect(
      page.getByRole('region', { name: 'Prizes' }).getByText('The calmest booking page of the year.'),
    ).toBeVisible(soon);
  }).toPass();
});

function addField(copy: DevCopy): void {
  const image = '    mainimage: image(';
  copy.change(
    'content-api/src/contract/kinds/project.ts',
    image,
    `    ${lineOfGuide("award: line('Award'")}\n${image}`,
  );
  const subtitle = '{project.subtitle &&';
  copy.change(
    'host-site/src/features/work/project-article.tsx',
    subtitle,
    `${lineOfGuide('{project.award &&')}\n          ${subtitle}`,
  );
}

/** The files of testimonials under other names. */
function addKind(copy: DevCopy): void {
  const names = {
    testimonial: 'award',
    Testimonial: 'Award',
    'place: 6': 'place: 7',
  };
  const kinds = 'content-api/src/contract/kinds';
  const components = 'host-site/src/components';
  copy.derive(`${kinds}/testimonial.ts`, `${kinds}/award.ts`, names);
  copy.change(
    `${kinds}/index.ts`,
    'import { about }',
    "import { award } from './award.ts';\nimport { about }",
  );
  copy.change(`${kinds}/index.ts`, 'export {\n  about,', 'export {\n  about,\n  award,');
  copy.change(`${kinds}/index.ts`, '= [\n  project,', '= [\n  award,\n  project,');
  copy.derive(`${components}/testimonials.tsx`, `${components}/awards.tsx`, names);
  const home = 'host-site/src/app/home/home-page.tsx';
  copy.change(
    home,
    'import { testimonials }',
    "import { awards } from '../../components/awards.tsx';\nimport { testimonials }",
  );
  copy.change(
    home,
    'testimonials.resource(address),',
    'testimonials.resource(address), awards.resource(address),',
  );
  copy.change(
    home,
    '  testimonials: (address)',
    '  awards: (address) => <awards.Component {...address} />,\n  testimonials: (address)',
  );
  copy.change(
    `${kinds}/home.ts`,
    "  testimonials: 'Testimonials',",
    "  awards: 'Awards',\n  testimonials: 'Testimonials',",
  );
  copy.change(
    `${kinds}/usual-home.ts`,
    "    { section: 'testimonials',",
    "    { section: 'awards', isShown: true, title: 'Prizes', lead: '' },\n    { section: 'testimonials',",
  );
}
