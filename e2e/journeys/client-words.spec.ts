import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { studio } from '../support/studio.ts';

interface Project {
  _id: string;
  slug?: string;
}

const joy = 'It was a joy, and the zanzibarquark opened on time.';

const word = 'zanzibarquark';

async function read(address: string): Promise<string> {
  return (await fetch(new URL(address, studio.siteUrl))).text();
}

/**
 * Every public address that has the words: pages with their structured data, feeds, what search engines read, and the
 * calls behind them.
 */
async function findPlaces(): Promise<string[]> {
  const pages = Array.from((await read('/sitemap.xml')).matchAll(/<loc>([^<]+)</g), ([, loc = '']) => {
    return new URL(loc).pathname;
  });
  const calls = ['testimonials', 'testimonials?view=card&order=hand', 'site', 'projects', 'content'].map(
    (one) => `/api/${one}`,
  );
  const places: string[] = [];
  for (const address of [...pages, ...calls, '/feed.xml', '/sitemap.xml'])
    if ((await read(address)).includes(word)) places.push(address);
  return places;
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
  // A page of the studio's own that lists testimonials.
  const shelfPath = '/said-of-us';
  const shelf = await owner.send<{ record: { _id: string } }>('POST', '/api/records/page', {
    data: {
      title: 'Said of us',
      slug: 'said-of-us',
      blocks: [{ type: 'records', kind: 'testimonial', count: 12 }],
    },
    publish: {},
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
    expect(await findPlaces()).toEqual([]);

    const { requests } = await owner.get<{ requests: { _id: string; testimonial?: string }[] }>(
      '/api/testimonials/requests',
    );
    testimonial = requests.find(({ _id }) => _id === link._id)?.testimonial ?? '';
    await owner.send('POST', `/api/records/testimonial/${testimonial}/publish`);
    const shownAt = ['/api/testimonials', `/projects/${project.slug ?? project._id}`, shelfPath];
    await expect.poll(findPlaces).toEqual(expect.arrayContaining(shownAt));
    await page.goto(pathname);
    await expect(page.getByRole('heading', { name: 'Public on the website' })).toBeVisible();

    await page.getByText('Withdraw my words').first().click();
    await page.getByRole('button', { name: 'Withdraw my words' }).click();
    await expect(page.getByRole('heading', { name: 'Your words are withdrawn' })).toBeVisible();
    await expect.poll(findPlaces).toEqual([]);
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
    await owner.send('DELETE', `/api/records/page/${shelf.record._id}`);
    await owner.send('DELETE', `/api/records/page/${shelf.record._id}?for-good=true`);
    await owner.dispose();
  }
});
