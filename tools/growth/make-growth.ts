/**
 * Writes the content of a studio that has grown, for `npm run content -- import FILE`:
 * `node tools/growth/make-growth.ts FILE [--posts 1000] [--projects 500] [--technologies 200]`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { growContent } from './grow-content.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    posts: { type: 'string', default: '1000' },
    projects: { type: 'string', default: '500' },
    technologies: { type: 'string', default: '200' },
  },
});
const target = positionals[0];
if (!target) {
  console.error('Name the file to write: node tools/growth/make-growth.ts FILE');
  process.exit(1);
}
const demo = path.join(import.meta.dirname, '../../content-api/demo/content.json');
const grown = growContent(JSON.parse(await readFile(demo, 'utf8')) as Parameters<typeof growContent>[0], {
  posts: Number(values.posts),
  projects: Number(values.projects),
  technologies: Number(values.technologies),
});
await writeFile(target, JSON.stringify(grown));
console.log(
  `${target}: ${grown.posts.length} posts, ${grown.projects.length} projects, ${grown.technologies.length} technologies`,
);
