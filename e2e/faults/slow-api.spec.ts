import { expect, test } from '@playwright/test';
import { startFaultyApi } from '../support/faulty-api.ts';
import { startSite } from '../support/site-process.ts';

test('a slow API leaves a page with its frame at once, then shows content or says the specified text, and sends a message once (F9)', async ({
  browser,
}) => {
  const api = await startFaultyApi();
  const answered = {
    about: Promise.withResolvers(),
    contact: Promise.withResolvers(),
    others: Promise.withResolvers(),
  };
  api.slow((url) => {
    if (url.includes('/portfolio/about')) return answered.about.promise;
    return url.includes('/contact') ? answered.contact.promise : answered.others.promise;
  });
  const site = await startSite(api.url);
  try {
    // Browsers of their own: tabs of one would wait for each other's connections.
    const [projects, about, contact] = await Promise.all([1, 2, 3].map(() => browser.newPage()));
    if (!projects || !about || !contact) throw new Error('No pages.');
    // The patience of a call ends when the test says so.
    await about.addInitScript(() => {
      const timeoutOf = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => {
        if (ms !== 5_000) return timeoutOf(ms);
        const patience = new AbortController();
        addEventListener('five-seconds-later', () => patience.abort());
        return patience.signal;
      };
    });
    await Promise.all([
      test.step('the list is awaited', async () => {
        await projects.goto(`${site.url}/projects`, { waitUntil: 'commit' });
        await expect(projects.getByRole('heading', { name: 'All Projects' })).toBeVisible();
        await expect(projects.getByText('Loading projects')).toBeVisible();
        answered.others.resolve(undefined);
        await expect(projects.getByRole('article').first()).toBeVisible();
      }),
      test.step('the about page waits', async () => {
        const isAsked = about.waitForRequest(/\/portfolio\/about/);
        const answer = await about.goto(`${site.url}/about`, { waitUntil: 'commit' });
        expect(await answer?.text()).not.toContain('Failed to load content');
        await expect(about.getByRole('heading', { level: 1 })).toBeVisible();
        await isAsked;
      }),
      test.step('the form is busy and sends once', async () => {
        await contact.goto(`${site.url}/contact`, { waitUntil: 'load' });
        for (const label of ['Your Name', 'Subject', 'Your Message'])
          await contact.getByLabel(label).fill('Slow');
        await contact.getByLabel('Your Email').fill('slow@visitor.example');
        const button = contact.getByRole('button', { name: /Send/ });
        await button.dblclick();
        await expect(contact.getByRole('button', { name: 'Sending...' })).toBeVisible();
        await contact.getByLabel('Subject').press('Enter');
        answered.contact.resolve(undefined);
        await expect(contact.getByText('Your message has been sent successfully!')).toBeVisible();
        expect(api.asked.filter((url) => url.startsWith('/api/contact'))).toHaveLength(1);
      }),
    ]);
    await about.evaluate(() => dispatchEvent(new Event('five-seconds-later')));
    await expect(about.getByText('Failed to load content')).toBeVisible();
    answered.about.resolve(undefined);
    await Promise.all([projects, about, contact].map((page) => page.close()));
  } finally {
    await site.stop();
    await api.close();
  }
});
