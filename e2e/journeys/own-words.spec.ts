import { expect, test, type Page } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { field } from '../console/support/screen.ts';
import { signIn } from '../support/console.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

const singles = ['studio', 'home', 'navigation'] as const;

test('an owner gives the studio another name, home page and a page of its own, and visitors see it at once', async ({
  page,
}) => {
  const owner = await apiAsOwner();
  const before = await Promise.all(singles.map((name) => owner.get<object>(`/api/${name}`)));
  const old = await owner.send<{ _id: string }>('POST', '/api/redirects', {
    from: '/old-shop',
    to: '/projects',
  });
  try {
    await signIn(page);
    await page.goto('/admin/studio');
    await page.getByLabel(/^Name/).first().fill('Orange Works');
    await save(page, 'Studio updated successfully');

    const menu = page.getByRole('navigation', { name: 'Console' });
    await menu.getByRole('link', { name: 'Home' }).click();
    await page.getByLabel(/^Headline/).fill('We repair old shops');
    await page.getByLabel(/^Highlight/).fill('old shops');
    await page.getByRole('checkbox', { name: 'Show the statistics' }).uncheck();
    await page.getByRole('button', { name: 'Move Services up' }).click();
    await save(page, 'Home page updated successfully');

    await menu.getByRole('link', { name: 'Navigation' }).click();
    await page.getByRole('button', { name: 'Move Projects up' }).click();
    await page.getByRole('button', { name: 'Blog', exact: true }).click();
    await field(page, 'Label').fill('Notes');
    await save(page, 'Navigation updated successfully');

    await menu.getByRole('link', { name: 'Pages' }).click();
    // An empty list offers it as well.
    await page.getByRole('button', { name: 'Add New Page' }).first().click();
    const form = page.getByRole('dialog');
    await field(form, 'Title').fill('About');
    // The site has a page at the address that the title alone would give.
    await expect(field(form, 'Slug')).toHaveValue('about-page');
    await field(form, 'Slug').fill('about');
    await form.getByRole('checkbox', { name: 'In the menu' }).check();
    await form.getByRole('button', { name: 'List of records', exact: true }).click();
    await field(form, 'Heading').fill('Shops that are open again');
    await form.getByRole('button', { name: 'Call to action', exact: true }).click();
    await field(form, 'Button').fill('See a shop');
    await field(form, 'Leads to').fill('/old-shop');
    await form.getByRole('button', { name: 'Contact form', exact: true }).click();
    await form.getByRole('button', { name: 'Create Page' }).click();
    await expect(form.getByText('Slug: the site has something else at this address').first()).toBeVisible();
    await field(form, 'Title').fill('Repairs');
    await field(form, 'Slug').fill('repairs');
    await form.getByRole('button', { name: 'Create Page' }).click();
    await expect(page.getByText('Page created successfully')).toBeVisible();

    await page.goto('/');
    await expect(page).toHaveTitle(/^Orange Works/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We repair old shops');
    await expect(page.getByRole('banner').getByText('Orange Works')).toBeVisible();
    await expect(page.getByText('Years Experience')).toBeHidden();
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 2)).toEqual(['What We Offer', 'Latest Project']);

    const bar = page.getByRole('navigation', { name: 'Main' });
    expect(await bar.getByRole('link').allTextContents()).toEqual([
      'Home',
      'About',
      'Projects',
      'Services',
      'Notes',
      'Repairs',
      'Contact',
    ]);
    await bar.getByRole('link', { name: 'Repairs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repairs');
    await expect(page).toHaveTitle('Repairs | Orange Works');
    const own = page.getByRole('main');
    await expect(
      own.getByRole('region', { name: 'Shops that are open again' }).getByRole('article'),
    ).toHaveCount(3);
    await expect(own.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await page.reload();
    await expectAccessible(page, 'own page');
    await expect(own.getByRole('article')).toHaveCount(3);
    await own.getByRole('link', { name: 'See a shop' }).click();
    await expect(page).toHaveURL('/projects');
  } finally {
    await owner.send('DELETE', `/api/redirects/${old._id}`);
    for (const { _id } of await owner.get<{ _id: string }[]>('/api/pages'))
      await owner.send('DELETE', `/api/pages/${_id}`);
    for (const [index, name] of singles.entries()) {
      const { updatedAt: _, ...words } = before[index] as { updatedAt?: string };
      await owner.send('PUT', `/api/${name}`, words);
    }
    // The next test expects the site as it was.
    await expect.poll(async () => (await page.request.get('/')).text()).not.toContain('Orange Works');
    await owner.dispose();
  }
});

async function save(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
}
