import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { signIn } from '../support/console.ts';
import { studio } from '../support/studio.ts';

interface View {
  record: { _id: string; version: string };
}

const secret = 'zanzibarquark';
const data = {
  title: `A shop for ${secret}`,
  client: 'Northwind',
  person: 'Meera Patel',
  lead: 'What we would build, and what it would cost.',
  format: 'markdown',
  blocks: [
    { type: 'prose', text: '## What you get\n\nA shop that opens **at once** and can be used by everyone.' },
    {
      type: 'figures',
      figures: [
        { value: '6 weeks', label: 'until it opens' },
        { value: '2 people', label: 'work on it' },
      ],
    },
  ],
  lines: [
    { text: 'Design and build', amount: '4800' },
    { text: 'Photos of all products', amount: '900.50', optional: true },
    { text: 'Texts in a second language', amount: '650', optional: true },
  ],
  currency: 'EUR',
  tax: '19',
  nextSteps: 'We *begin* a week after you accept.',
};

test('a client reads a pitch on a phone without script, ticks an option and accepts; the console shows it', async ({
  browser,
  page: desk,
}) => {
  const owner = await apiAsOwner();
  const { record } = await owner.send<View>('POST', '/api/records/pitch', { data, publish: {} });
  const { url } = await owner.send<{ url: string }>('POST', `/api/pitches/${record._id}/links`, {
    name: 'Meera Patel',
  });
  const { pathname } = new URL(url);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: studio.siteUrl,
    viewport: { width: 360, height: 740 },
  });
  try {
    const phone = await context.newPage();
    const answer = await phone.goto(pathname);
    expect(await answer?.allHeaders()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const width = await phone.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await expect(phone.getByRole('heading', { name: data.title })).toBeVisible();
    await expect(phone.getByRole('row', { name: /^Total/ })).toContainText('€5,712.00');

    const question = phone.locator('#question');
    await question.getByLabel('About').selectOption('Price');
    await question.getByLabel('Your Name').fill('Meera Patel');
    await question.getByLabel('Your Email').fill('meera@client.example');
    await question.getByLabel('Your Message').fill('Are photos of the shop in it?');
    await question.getByRole('button', { name: 'Send Message' }).click();
    await expect(question.getByText(/^Your message has been sent/)).toBeVisible();
    expect(new URL(phone.url()).pathname).toBe(pathname);
    const { messages } = await owner.get<{ messages: { _id: string; subject: string; updatedAt: string }[] }>(
      '/api/messages',
    );
    const asked = messages.find(({ subject }) => subject === `${data.title}: Price`);
    expect(asked).toBeDefined();
    await owner.send('DELETE', `/api/messages/${asked?._id}`);

    await phone.getByRole('checkbox', { name: 'Photos of all products' }).check();
    await phone.locator('#answer').getByLabel('Your Name').fill('Meera Patel');
    await phone.getByRole('button', { name: 'Update total' }).click();
    await expect(phone.getByRole('row', { name: /^Total/ })).toContainText('€6,783.60');
    await expect(phone.getByRole('checkbox', { name: 'Photos of all products' })).toBeChecked();
    await expect(phone.locator('#answer').getByLabel('Your Name')).toHaveValue('Meera Patel');

    // The studio changes it meanwhile: what was not seen is not accepted.
    await owner.send('PUT', `/api/records/pitch/${record._id}`, {
      data: { ...data, lead: 'Another opening.' },
      version: record.version,
      publish: {},
    });
    await phone.getByRole('checkbox', { name: /^I accept/ }).check();
    await phone.getByRole('button', { name: 'Accept' }).click();
    await expect(phone.getByText('The offer has changed since you opened it.')).toBeVisible();
    await expect(phone.getByText('Another opening.')).toBeVisible();

    await phone.getByRole('checkbox', { name: 'Photos of all products' }).check();
    await phone.locator('#answer').getByLabel('Your Name').fill('Meera Patel');
    await phone.getByRole('checkbox', { name: /^I accept/ }).check();
    await phone.getByRole('button', { name: 'Accept' }).click();
    await expect(phone.getByText(/^Accepted by Meera Patel on/)).toBeVisible();
    await expect(phone.getByRole('row', { name: /^Total/ })).toContainText('€6,783.60');
    await expect(phone.getByText('Texts in a second language')).toHaveCount(0);
    expect(new URL(phone.url()).pathname).toBe(pathname);

    // Nobody else finds a trace of it.
    for (const address of ['/', '/sitemap.xml', '/feed.xml', '/api/addresses', `/pitches/${record._id}`])
      expect(await (await fetch(studio.siteUrl + address)).text()).not.toContain(secret);

    await signIn(desk, { from: '/admin/pitches' });
    const list = desk.getByRole('list', { name: 'Sent pitches' });
    await expect(list.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(list.getByText(/Meera Patel accepted €6,783\.60/)).toBeVisible();
    await list.getByRole('button', { name: 'Links and answer' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Send the pitch' });
    await expect(dialog.getByText(/^Opened/)).toBeVisible();
    await dialog.getByRole('button', { name: 'End link' }).click();
    await expect(desk.getByText('Link ended')).toBeVisible();
    expect((await phone.goto(pathname))?.status()).toBe(404);
  } finally {
    await context.close();
    await owner.send('DELETE', `/api/records/pitch/${record._id}`);
    await owner.send('DELETE', `/api/records/pitch/${record._id}?for-good=true`);
    await owner.dispose();
  }
});

test('a question is asked where it comes up; how far a pitch was read is told once, as it is left', async ({
  page,
}) => {
  const owner = await apiAsOwner();
  const { record } = await owner.send<View>('POST', '/api/records/pitch', { data, publish: {} });
  try {
    const path = `/api/pitches/${record._id}/links`;
    const { url } = await owner.send<{ url: string }>('POST', path, { name: 'Meera' });
    await page.goto(new URL(url).pathname);
    // A part leads to the question about it; what is filled in stays.
    await page.getByRole('checkbox', { name: 'Photos of all products' }).check();
    await page.getByRole('link', { name: 'Ask a Question: What you get' }).click();
    await expect(page.getByLabel('About')).toHaveValue('What you get');
    await expect(page.getByLabel('Your Message')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Photos of all products' })).toBeChecked();
    await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
    await page.goto('/about');
    const read = async () => {
      const { pitches } = await owner.get<{ pitches: { links: { reached: number; sections: number }[] }[] }>(
        '/api/pitches',
      );
      return pitches[0]?.links[0];
    };
    await expect.poll(async () => (await read())?.sections).toBe(10);
    expect((await read())?.reached).toBeGreaterThan(6);
  } finally {
    await owner.send('DELETE', `/api/records/pitch/${record._id}`);
    await owner.send('DELETE', `/api/records/pitch/${record._id}?for-good=true`);
    await owner.dispose();
  }
});

test('paper has the price whole and the files by name, and nothing to press', async ({ page }) => {
  const owner = await apiAsOwner();
  const files = [{ label: 'The plan', file: '/media/seed-hero.jpg' }];
  const { record } = await owner.send<View>('POST', '/api/records/pitch', {
    data: { ...data, files },
    publish: {},
  });
  try {
    const { url } = await owner.send<{ url: string }>('POST', `/api/pitches/${record._id}/links`, {
      name: 'Meera',
    });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 681, height: 1010 });
    await page.goto(new URL(url).pathname);
    await expect(page.getByText('The plan', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
    for (const role of ['button', 'textbox', 'combobox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByText('Ask a Question')).toHaveCount(2);
    await expect(page.getByText('Ask a Question').filter({ visible: true })).toHaveCount(0);
    // A foot of a table would be on each sheet, with the sums.
    const foot = await page.locator('tfoot').evaluate((element) => getComputedStyle(element).display);
    expect(foot).toBe('table-row-group');
  } finally {
    await owner.send('DELETE', `/api/records/pitch/${record._id}`);
    await owner.send('DELETE', `/api/records/pitch/${record._id}?for-good=true`);
    await owner.dispose();
  }
});

test('a pitch shows private work to its holder alone, and is presented by keyboard with notes in the console', async ({
  browser,
  context,
  page: desk,
}) => {
  const owner = await apiAsOwner();
  const work = await owner.send<View>('POST', '/api/records/project', {
    data: {
      title: `Harbour ${secret}`,
      mainimage: '/media/seed-hero.jpg',
      gitHubLink: 'https://github.com/example/harbour',
      technologies: ['React'],
      shortDescription: 'A terminal nobody may know of.',
      slug: `harbour-${secret}`,
    },
    publish: {},
  });
  await owner.send('PUT', `/api/records/project/${work.record._id}/audience`, { audience: 'link' });
  const [plan, ...others] = data.blocks;
  const blocks = [
    { ...plan, notes: 'Pause here' },
    ...others,
    { type: 'project', project: work.record._id, notes: 'The one we are proud of' },
  ];
  const { record } = await owner.send<View>('POST', '/api/records/pitch', {
    data: { ...data, blocks, openingNotes: 'Smile', closingNotes: 'Ask for it' },
    publish: {},
  });
  const stranger = await browser.newContext({ baseURL: studio.siteUrl });
  try {
    const path = `/api/pitches/${record._id}/links`;
    const { url } = await owner.send<{ url: string }>('POST', path, { name: 'Meera' });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(new URL(url).pathname);
    await expect(page.getByRole('heading', { name: `Harbour ${secret}` })).toBeVisible();
    expect(await page.content()).not.toContain('Pause here');
    const missing = await stranger.request.get(`/projects/harbour-${secret}`);
    expect(missing.status()).toBe(404);
    expect(await (await stranger.request.get('/projects')).text()).not.toContain(secret);

    await signIn(desk, { from: `/admin/pitches?links=${record._id}` });
    await desk.getByRole('button', { name: 'Speaker notes' }).click();
    const notes = desk.getByRole('dialog', { name: 'Speaker notes' });
    await expect(notes.getByText(/press “Present” there/)).toBeVisible();

    await page.bringToFront();
    const before = scripts.length;
    // Whoever presses twice presents once.
    await page.getByRole('button', { name: 'Present' }).dblclick();
    const number = page.locator('[data-presenter] [role=status]');
    await expect(number).toHaveText('1 / 5');
    expect(scripts.length).toBeGreaterThan(before);
    await expect(notes.getByText('Smile')).toBeVisible();
    const shown = page.locator('[data-slide][data-shown]');
    await expect(shown.getByRole('heading', { name: data.title })).toBeVisible();
    for (const [key, place] of [
      ['ArrowRight', '2 / 5'],
      ['Space', '3 / 5'],
      ['ArrowLeft', '2 / 5'],
      ['End', '5 / 5'],
      ['ArrowRight', '5 / 5'],
      ['Home', '1 / 5'],
      ['PageDown', '2 / 5'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(number).toHaveText(place);
    }
    await expect(shown.getByText('A shop that opens')).toBeVisible();
    await expect(shown.getByText('until it opens')).toBeVisible();
    await expect(notes.getByText('Pause here')).toBeVisible();
    // The console leads on.
    await notes.getByRole('button', { name: 'Next part' }).click();
    await expect(number).toHaveText('3 / 5');
    await expect(shown.getByRole('heading', { name: `Harbour ${secret}` })).toBeVisible();
    await expect(notes.getByText('The one we are proud of')).toBeVisible();
    // The next part lies where the next word does.
    await page.keyboard.press('Home');
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
    for (const [key, place] of [
      ['ArrowLeft', '2 / 5'],
      ['ArrowRight', '1 / 5'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(number).toHaveText(place);
    }
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'ltr'));
    // Fields keep their keys.
    await page.keyboard.press('End');
    await shown.locator('#answer').getByLabel('Your Name').fill('Meera');
    await page.keyboard.press('ArrowLeft');
    await expect(number).toHaveText('5 / 5');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-presenter]')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('#answer').getByLabel('Your Name')).toHaveValue('Meera');
    await expect(notes.getByText(/press “Present” there/)).toBeVisible();
  } finally {
    await stranger.close();
    for (const kind of [`pitch/${record._id}`, `project/${work.record._id}`]) {
      await owner.send('DELETE', `/api/records/${kind}`);
      await owner.send('DELETE', `/api/records/${kind}?for-good=true`);
    }
    await owner.dispose();
  }
});
