import { excerptOf } from './excerpt.ts';
import { matchPosts } from './match-posts.ts';

const post = (title: string, content: string, author: string, tags: string[]) => ({
  _id: title,
  title,
  author,
  tags,
  date: '',
  image: '',
  slug: '',
  excerpt: '',
  haystack: `${title}\n${content}\n${author}`.toLowerCase(),
});
const posts = [
  post('Looms', 'about weaving', 'Asha', ['Studio']),
  post('Tiles', 'about KILNS', 'Ravi', ['Client']),
];
const titles = (search: string, tag = '') => matchPosts(posts, search, tag).map((one) => one.title);

test('title, content and author are searched, whatever the case', () => {
  expect(titles('LOOM')).toEqual(['Looms']);
  expect(titles('kilns')).toEqual(['Tiles']);
  expect(titles('rAvI')).toEqual(['Tiles']);
});

test('the tag narrows what the search found', () => {
  expect(titles('about')).toEqual(['Looms', 'Tiles']);
  expect(titles('about', 'Client')).toEqual(['Tiles']);
  expect(titles('loom', 'Client')).toEqual([]);
});

test('an excerpt counts code points, so that no letter is cut in half', () => {
  expect(excerptOf('🧵'.repeat(200))).toBe('🧵'.repeat(150));
});
