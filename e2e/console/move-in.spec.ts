import { runCommand } from '../support/run-command.ts';
import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';

const post = (id: number, title: string, slug: string, text: string) => `<item>
  <title>${title}</title><link>https://weaver.example/2020/05/${slug}/</link><dc:creator>mira</dc:creator>
  <content:encoded><![CDATA[${text}]]></content:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2020-05-0${id} 09:00:00</wp:post_date_gmt>
  <wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
  <category domain="post_tag">Wool</category>
</item>`;
const wordpress = `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
  <wp:base_site_url>https://weaver.example</wp:base_site_url>
  ${post(1, 'Carding wool', 'carding-wool', '<p>Before <a href="https://weaver.example/2020/05/spinning-wool/">spinning</a>.</p>')}
  ${post(2, 'Spinning wool', 'spinning-wool', '<p>On a wheel.</p>')}
</channel></rss>`;

test('a site moves in with its addresses, is published, and is undone', async ({ page, browser }) => {
  await page.goto('/admin/move-in');
  await page.locator('input[type=file]').setInputFiles({
    name: 'weaver.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(wordpress),
  });
  await expect(page.getByText(/2 would come in/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: '2 × post' })).toContainText('Carding wool');

  await test.step('what a type becomes is changed, and tried out anew', async () => {
    const becomes = page.getByRole('combobox', { name: 'Becomes (post)' });
    await becomes.selectOption({ label: 'Nothing: leave out' });
    await expect(page.getByText(/2 would not come in/)).toBeVisible({ timeout: 30_000 });
    await becomes.selectOption({ label: 'Blog posts' });
    await expect(page.getByText(/2 would come in/)).toBeVisible({ timeout: 30_000 });
  });

  await page.getByRole('button', { name: 'Bring it in as drafts' }).click();
  await expect(page.getByText('Everything is a draft')).toBeVisible({ timeout: 30_000 });
  const visitor = await browser.newPage({ baseURL: studio.siteUrl });
  expect((await visitor.goto('/blog/carding-wool'))?.status()).toBe(404);

  // A tab that was closed finds its batch again.
  await page.goto('/admin/move-in');
  await page.getByRole('link', { name: 'weaver.xml' }).first().click();
  await page.getByRole('button', { name: 'Publish the batch' }).click();
  await expect(page.getByText(/What was public on the old site is public here, and/)).toBeVisible();
  await visitor.goto('/2020/05/carding-wool/');
  await expect(visitor).toHaveURL(`${studio.siteUrl}/blog/carding-wool`);
  await visitor.getByRole('link', { name: 'spinning', exact: true }).click();
  await expect(visitor).toHaveURL(`${studio.siteUrl}/blog/spinning-wool`);

  await test.step('each old address is asked for at the running site', () => {
    const batch = new URL(page.url()).searchParams.get('batch') ?? '';
    const { code, output: table } = runCommand('move-in', ['verify', batch]);
    expect(code).toBe(0);
    expect(table).toContain('ok  301  /2020/05/carding-wool/  redirect  /blog/carding-wool');
    expect(table).toContain('2 of 2 addresses answer as planned');
  });

  await page.getByRole('link', { name: 'Addresses' }).click();
  await expect(page.getByRole('row', { name: /^\/2020\/05\/carding-wool\/ Leads on/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the batch' }).click();

  await page.getByRole('button', { name: 'Undo the batch' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the batch' }).click();
  await expect(page.getByText('What came in with it was removed')).toBeVisible();
  expect((await visitor.goto('/blog/carding-wool'))?.status()).toBe(404);
  await visitor.close();
});
