import { searchLive } from './live-search.ts';

const pageOf = (results: string) =>
  `<html data-release="r1"><title>${results}</title><main><div data-live-results>${results}</div></main></html>`;

/** Answers that the test gives, by address. */
let answers: Map<string, (results: string) => void>;

beforeEach(() => {
  jest.useFakeTimers();
  answers = new Map();
  globalThis.fetch = ((address: string) => {
    const { pathname, search } = new URL(address);
    return new Promise<Response>((resolve) =>
      answers.set(pathname + search, (results) =>
        resolve({
          url: address,
          headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
          text: () => Promise.resolve(pageOf(results)),
        } as Response),
      ),
    );
  }) as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  history.replaceState(null, '', '/blog');
  document.documentElement.dataset.release = 'r1';
  document.body.innerHTML = `<main>
    <form action="/blog" data-live>
      <input type="search" name="q" /><select name="tag"><option value=""></option><option>Wool</option></select>
    </form>
    <div data-live-results>Loom Kiln</div>
  </main>`;
  searchLive();
});
afterEach(() => jest.useRealTimers());

const box = () => document.querySelector('input')!;
const results = () => document.querySelector('[data-live-results]')!.textContent;
const pause = () => jest.advanceTimersByTimeAsync(1_000);

function type(text: string): void {
  box().value = text;
  box().dispatchEvent(new Event('input', { bubbles: true }));
}

async function give(address: string, text: string): Promise<void> {
  answers.get(address)?.(text);
  await jest.advanceTimersByTimeAsync(0);
}

test('what is typed is asked for once, after a pause, and the list stays until the answer is there', async () => {
  for (const text of ['k', 'ki', 'kil']) type(text);
  expect([...answers.keys()]).toEqual([]);
  await pause();
  expect([...answers.keys()]).toEqual(['/blog?q=kil']);
  expect(results()).toBe('Loom Kiln');
  await give('/blog?q=kil', 'Kiln');
  expect(results()).toBe('Kiln');
  expect(location.search).toBe('?q=kil');
  expect(document.title).toBe('Kiln');
});

test('an answer that comes late does not replace a later one', async () => {
  type('ma');
  await pause();
  type('mat');
  await pause();
  await give('/blog?q=mat', 'Mat');
  await give('/blog?q=ma', 'Map');
  expect(results()).toBe('Mat');
});

test('a tag is asked for at once, with the text that is in the box', async () => {
  type('loo');
  const select = document.querySelector('select')!;
  select.value = 'Wool';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  await pause();
  expect([...answers.keys()]).toEqual(['/blog?q=loo&tag=Wool']);
});

test('a space behind a word stays in the box while the word is searched for', async () => {
  type('yarn ');
  await pause();
  expect([...answers.keys()]).toEqual(['/blog?q=yarn']);
  await give('/blog?q=yarn', 'Yarn');
  expect(box().value).toBe('yarn ');
});

test('a list that is opened at a later page stays there', async () => {
  history.replaceState(null, '', '/blog?page=2');
  searchLive();
  await pause();
  expect([...answers.keys()]).toEqual([]);
});

test('text that was typed before the script ran is applied', async () => {
  box().value = 'felt';
  searchLive();
  await pause();
  expect([...answers.keys()]).toEqual(['/blog?q=felt']);
});
