import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProblems } from './find-problems.ts';
import type { Fields } from './shape.ts';

const folder = path.resolve(import.meta.dirname, '../../content-api/demo');
const media = path.join(folder, 'media');

function readDemo(): { content: Fields; technologies: unknown } {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Fields;
  return { content: read('content.json'), technologies: read('technologies.json') };
}

test('the demo content that ships has no problems', () => {
  const { content, technologies } = readDemo();
  expect(findProblems(content, technologies, media)).toEqual([]);
});

test('a highlight that is not in its paragraph is named', () => {
  const { content, technologies } = readDemo();
  content.about = { ...(content.about as Fields), highlights: [{ paragraphIndex: 0, text: 'never said' }] };
  expect(findProblems(content, technologies, media)).toEqual([
    'about.highlights: "never said" is not in its paragraph.',
  ]);
});

test('a picture without its files is named with every variant', () => {
  const { content, technologies } = readDemo();
  content.about = { ...(content.about as Fields), sideImage: '/media/nowhere.webp' };
  const problems = findProblems(content, technologies, media);
  expect(problems).toContain('media/nowhere.webp is missing.');
  expect(problems).toContain('media/nowhere-1200.avif is missing.');
  expect(problems).toContain('media/about-story.webp is not used.');
});

test('a picture within a Markdown text is looked for, and quotes in code are left alone', () => {
  const { content, technologies } = readDemo();
  const [first, ...posts] = content.posts as Fields[];
  const text = String(first?.content);
  content.posts = [{ ...first, content: `${text}\n\n\`"a"\` ![](/media/nowhere.webp "Here")` }, ...posts];
  expect(findProblems(content, technologies, media)).toContain('media/nowhere.webp is missing.');
  content.posts = [{ ...first, content: `${text}\n\nThe "quoted" word` }, ...posts];
  expect(findProblems(content, technologies, media)).toEqual([
    'posts[0].content holds straight quotes or filler.',
  ]);
});
