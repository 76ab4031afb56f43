/**
 * Writes the content of a studio that has grown, for `npm run content -- import FILE`:
 * `node tools/growth/make-growth.ts FILE [--posts 1000] [--projects 500] [--technologies 200]`.
 */
import { parseArgs } from 'node:util';
import { writeGrowth } from './write-growth.ts';

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
const grown = await writeGrowth(target, {
  posts: Number(values.posts),
  projects: Number(values.projects),
  technologies: Number(values.technologies),
});
console.log(
  `${target}: ${grown.posts.length} posts, ${grown.projects.length} projects, ${grown.technologies.length} technologies`,
);
