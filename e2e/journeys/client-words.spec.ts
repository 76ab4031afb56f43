import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { studio } from '../support/studio.ts';

interface Project {
  _id: string;
  slug?: string;
}

const joy = 'It was a joy, and the zanzibarquark opened on time.';

/** Where the words may stand: pages, the API, and the copies of pages on disk behind them. */
async function isShown(project: Project): Promise<boolean[]> {
  const addresses = ['/', `/projects/${project.slug ?? project._id}`, '/api/testimonials'];
  return Promise.all(
    addresses.map(async (address) =>
      (await (await fetch(studio.siteUrl + address)).text()).includes('zanzibarquark'),
    ),
  );
}

test('a client writes on a phone without script, reads what is published, and withdraws it', async ({
  browser,
}) => {
  const owner = await apiAsOwner();
  const [project] = await owner.get<Project[]>('/api/projects');
  if (project === undefined) throw new Error('The demo content has no project.');
  const link = await owner.send<{ _id: string; url: string }>('POST', '/api/testimonials/requests', {
    project: project._id,
    name: 'Meera Patel',
  });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: studio.siteUrl,
    viewport: { width: 360, height: 740 },
  });
  let testimonial = '';
  try {
    const page = await context.newPage();
    const { pathname } = new URL(link.url);
    const answer = await page.goto(pathname);
    expect(await answer?.allHeaders()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    expect(width).toBeLessThanOrEqual(360);

    await page.getByLabel('What was it like to work together?').fill(joy);
    await page.getByRole('button', { name: 'Save and go on later' }).click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await page.goto(pathname);
    await expect(page.getByLabel('What was it like to work together?')).toHaveValue(joy);

    await page.getByLabel('Your role and company').fill('Owner, Tea Shop');
    await page.getByLabel('Your portrait').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('this is no picture'),
    });
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible();
    await expect(page.getByLabel('What was it like to work together?')).toHaveValue(joy);
    await expect(page.getByLabel('Your role and company')).toHaveValue('Owner, Tea Shop');
    await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Thank you for your words')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'As you wrote it' })).toBeVisible();
    expect(await isShown(project)).toEqual([false, false, false]);

    const { requests } = await owner.get<{ requests: { _id: string; testimonial?: string }[] }>(
      '/api/testimonials/requests',
    );
    testimonial = requests.find(({ _id }) => _id === link._id)?.testimonial ?? '';
    await owner.send('POST', `/api/records/testimonial/${testimonial}/publish`);
    await expect.poll(async () => (await isShown(project)).slice(1)).toEqual([true, true]);
    await page.goto(pathname);
    await expect(page.getByRole('heading', { name: 'Public on the website' })).toBeVisible();

    await page.getByText('Withdraw my words').first().click();
    await page.getByRole('button', { name: 'Withdraw my words' }).click();
    await expect(page.getByRole('heading', { name: 'Your words are withdrawn' })).toBeVisible();
    await expect.poll(() => isShown(project)).toEqual([false, false, false]);
    expect((await page.goto(pathname))?.status()).toBe(404);
    await expect(owner.send('POST', `/api/records/testimonial/${testimonial}/publish`)).rejects.toThrow(
      ': 400',
    );
  } finally {
    await context.close();
    if (testimonial !== '') {
      await owner.send('DELETE', `/api/records/testimonial/${testimonial}`);
      await owner.send('DELETE', `/api/records/testimonial/${testimonial}?for-good=true`);
    }
    await owner.send('DELETE', `/api/testimonials/requests/${link._id}`);
    await owner.dispose();
  }
});
