import type { RedirectHits } from 'content-api/contract';
import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';
import { card, expectToast, fill } from './support/screen.ts';

const csv = (text: string) => ({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('old addresses come from a file, lead visitors on and say how often @whole', async ({
  page,
  api,
  browser,
}) => {
  await page.goto('/admin/redirects');
  const file = page.getByLabel('CSV file with redirects');

  await test.step('a redirect from a page, and one in a circle, are refused at the field', async () => {
    await page.getByRole('button', { name: 'Add New Redirect' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add New Redirect' });
    await fill(form, { From: '/about', To: '/blog' });
    await form.getByRole('button', { name: 'Create Redirect' }).click();
    await expect(form.getByText('From is the address of a page').first()).toBeVisible();
    await fill(form, { From: '/round', To: '/round?again' });
    await form.getByRole('button', { name: 'Create Redirect' }).click();
    await expect(form.getByText('To would lead in a circle: /round → /round?again').first()).toBeVisible();
    await fill(form, { To: '/projects' });
    await form.getByRole('button', { name: 'Create Redirect' }).click();
    await expectToast(page, 'Redirect created successfully');
    await expect(card(page, '/round')).toContainText('to /projects');
  });

  await test.step('a file with a faulty row changes nothing', async () => {
    await file.setInputFiles(csv('from,to\n/old-blog,/blog\n/contact,/about\n'));
    const refusal = page.getByRole('dialog', { name: 'Nothing was imported' });
    await expect(refusal.getByText('Row 2: From is the address of a page')).toBeVisible();
    await refusal.getByText('Close', { exact: true }).click();
    await expect(card(page, '/old-blog')).toHaveCount(0);
  });

  await file.setInputFiles(csv('From;To\n/old-blog;/blog\n/older-blog;/old-blog\n'));
  await expectToast(page, '2 added, 0 changed, 0 as they were');
  await expect(card(page, '/older-blog')).toBeVisible();

  await test.step('a visitor is led to the end at once', async () => {
    const context = await browser.newContext({ baseURL: studio.siteUrl });
    const visitor = await context.newPage();
    const answer = await visitor.goto('/older-blog?from=mail');
    expect(new URL(visitor.url()).pathname + new URL(visitor.url()).search).toBe('/blog?from=mail');
    const first = await answer?.request().redirectedFrom()?.response();
    expect(first?.status()).toBe(301);
    expect(first?.headers().location).toBe('/blog?from=mail');
    await context.close();
  });

  await test.step('the hit is counted within the time of a report', async () => {
    await expect
      .poll(async () => (await api.get<RedirectHits>('/api/redirects/hits')).hits.length, { timeout: 14_000 })
      .toBe(1);
    await page.reload();
    await expect(card(page, '/older-blog')).toContainText('followed once');
  });

  await test.step('what is exported can be opened elsewhere', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const stream = await download.createReadStream();
    const text = (await stream.toArray()).join('');
    expect(text.split(/\r?\n/)[0]).toBe('from,to,hits');
    expect(text).toContain('/older-blog,/old-blog,1');
  });
});
