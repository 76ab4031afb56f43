import { act, fireEvent, screen } from '@testing-library/react';
import { Link, MemoryRouter, useSearchParams } from 'react-router-dom';
import { renderUi } from '../../../test/render-ui.tsx';
import { createResourceCache } from '../../lib/resources/resource-cache.ts';
import { ResourceContext } from '../../lib/resources/resource-context.ts';
import { page } from './blog-page.tsx';

const cardOf = (title: string) => ({
  _id: title.toLowerCase(),
  title,
  excerpt: 'It begins',
  author: 'Asha',
  date: '2026-01-02T00:00:00.000Z',
  tags: ['Design'],
});

/** Answers that the test gives, by the text that is searched for. */
let answers: Map<string, (titles: string[]) => void>;
let asked: string[];
let cache: ReturnType<typeof createResourceCache>;

beforeEach(() => {
  jest.useFakeTimers();
  answers = new Map();
  asked = [];
  cache = createResourceCache({ api: { get: answer } });
});
afterEach(() => jest.useRealTimers());

function answer(path: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, 'https://api.test');
  if (pathname === '/content/tags') return Promise.resolve({ tags: ['Design', 'Wool'] });
  if (pathname !== '/content') return Promise.resolve({});
  asked.push(`${searchParams.get('view')} ${searchParams.get('q')} ${searchParams.get('tag')}`);
  return new Promise((resolve) =>
    answers.set(searchParams.get('q') ?? '', (titles) =>
      resolve({ items: titles.map(cardOf), total: titles.length, page: 1, size: 24 }),
    ),
  );
}

/** The blog as the site shows it: the address decides what is asked for. */
function Blog() {
  const [query] = useSearchParams();
  const address = { params: {}, query };
  for (const resource of page.resources(address)) void cache.ensure(resource);
  return (
    <>
      <Link to="/blog">Blog</Link>
      <page.Component {...address} />
    </>
  );
}

async function open(address = '/blog') {
  await act(async () => {
    renderUi(
      <ResourceContext value={cache}>
        <MemoryRouter initialEntries={[address]}>
          <Blog />
        </MemoryRouter>
      </ResourceContext>,
    );
    await Promise.resolve();
  });
}

const give = (q: string, ...titles: string[]) =>
  act(async () => {
    answers.get(q)?.(titles);
    await jest.advanceTimersByTimeAsync(0);
  });
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const headings = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

test('what is typed is asked for once, after a pause, and the list stays until the answer is there', async () => {
  await open();
  await give('', 'Loom', 'Kiln');
  for (const text of ['k', 'ki', 'kil']) type(text);
  expect(asked).toEqual(['card null null']);
  await pause();
  expect(asked).toEqual(['card null null', 'search kil null']);
  expect(headings()).toEqual(['Loom', 'Kiln']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await give('kil', 'Kiln');
  expect(headings()).toEqual(['Kiln']);
  expect(screen.getByRole('status')).toHaveTextContent('1 posts found');
});

test('an answer that comes late does not replace a later one', async () => {
  await open();
  await give('', 'Loom');
  type('ki');
  await pause();
  type('loo');
  await pause();
  await give('loo', 'Loom');
  await give('ki', 'Kiln');
  expect(headings()).toEqual(['Loom']);
});

test('a tag is asked for at once, with the text that is in the box', async () => {
  await open();
  await give('', 'Loom');
  type('loo');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Wool' } });
  await act(() => jest.advanceTimersByTimeAsync(0));
  await pause();
  expect(asked.slice(1)).toEqual(['search loo Wool']);
});

test('the box follows the address, and a tag that is chosen then searches for nothing else', async () => {
  await open();
  await give('', 'Loom');
  type('loo');
  await pause();
  type('loom and');
  fireEvent.click(screen.getByRole('link', { name: 'Blog' }));
  await pause();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Wool' } });
  await pause();
  expect(asked.slice(1)).toEqual(['search loo null', 'search null Wool']);
});

test('a space behind a word stays in the box while the word is searched for', async () => {
  await open();
  await give('', 'Loom');
  type('loom ');
  await pause();
  expect(asked.slice(1)).toEqual(['search loom null']);
  expect(screen.getByRole('searchbox')).toHaveValue('loom ');
});
