import { growContent } from './grow-content.ts';

const content = {
  projects: [{ _id: 'a', title: 'Ledger' }],
  services: [],
  posts: [
    { _id: 'b', title: 'Fonts' },
    { _id: 'c', title: 'Forms' },
  ],
  technologies: [{ _id: 'd', name: 'React', category: 'frontend' }],
};

it('grows each list to the requested number, with distinct names', () => {
  const grown = growContent(content, { posts: 5, projects: 2, technologies: 3 });
  expect(grown.posts.map(({ title }) => title)).toEqual([
    'Fonts',
    'Forms',
    'Fonts, part 2',
    'Forms, part 2',
    'Fonts, part 3',
  ]);
  expect(grown.technologies.map(({ name }) => name)).toEqual(['React', 'React 2', 'React 3']);
});

it('gives each new post a text of its own, of the words that there were', () => {
  const written = {
    ...content,
    posts: content.posts.map((post) => ({ ...post, content: 'Fonts are heavy. '.repeat(40) })),
  };
  const texts = growContent(written, { posts: 60, projects: 0, technologies: 0 }).posts.map((post) =>
    String('content' in post ? post.content : ''),
  );
  expect(new Set(texts.slice(2)).size).toBe(58);
  expect(texts[59]).toMatch(/^(?:(?:Fonts|are|heavy)(?:59x\d)?\.?\s*)+$/);
  expect(texts[59]?.split(/\s+/)).toHaveLength(121);
});

it('gives each record an id of 24 hex digits, increasing', () => {
  const ids = growContent(content, { posts: 300, projects: 0, technologies: 0 }).posts.map(({ _id }) => _id);
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});
