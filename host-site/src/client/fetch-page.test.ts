/** @jest-environment node */
import { fetchPage, forgetPage } from './fetch-page.ts';

const answer = jest.fn<Promise<Response>, [string, RequestInit?]>();

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation((address) =>
    Promise.resolve({
      url: address,
      headers: new Headers({ 'content-type': 'text/html' }),
      text: () => Promise.resolve('<main></main>'),
    } as Response),
  );
  globalThis.fetch = answer as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
});

test('a page that was fetched lately is not fetched again, whatever the place on it, until it is forgotten', async () => {
  await fetchPage('https://studio.test/kept');
  await fetchPage('https://studio.test/kept#contact');
  expect(answer).toHaveBeenCalledTimes(1);
  forgetPage('https://studio.test/kept#contact');
  await fetchPage('https://studio.test/kept');
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a page that did not come is asked for again', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  await expect(fetchPage('https://studio.test/away')).rejects.toThrow('offline');
  await expect(fetchPage('https://studio.test/away')).resolves.toMatchObject({ isHtml: true });
});

test('a page that is fetched ahead says so to the server, which counts visits', async () => {
  await fetchPage('https://studio.test/ahead', true);
  expect(answer.mock.lastCall?.[1]?.headers).toMatchObject({ purpose: 'prefetch' });
  await fetchPage('https://studio.test/opened');
  expect(answer.mock.lastCall?.[1]?.headers).not.toHaveProperty('purpose');
});

test('what is no page is not read', async () => {
  const file = { url: 'https://studio.test/a', headers: new Headers({ 'content-type': 'application/pdf' }) };
  answer.mockResolvedValueOnce(file as Response);
  await expect(fetchPage('https://studio.test/a')).resolves.toMatchObject({ isHtml: false, html: '' });
});

test('a page that says what has failed is asked for again', async () => {
  const failed = { status: 503, url: 'https://studio.test/b', text: () => Promise.resolve('<main></main>') };
  answer.mockResolvedValueOnce({
    ...failed,
    headers: new Headers({ 'content-type': 'text/html' }),
  } as Response);
  await fetchPage('https://studio.test/b');
  await fetchPage('https://studio.test/b');
  expect(answer).toHaveBeenCalledTimes(2);
});
