/**
 * Writes an export of WordPress that has grown, for `npm run move-in -- FILE`:
 * `node tools/growth/make-export.ts FILE [--megabytes 1000] [--words 2500]`.
 */
import { parseArgs } from 'node:util';
import { writeExport } from './write-export.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    megabytes: { type: 'string', default: '1000' },
    words: { type: 'string', default: '2500' },
  },
});
const target = positionals[0];
if (!target) {
  console.error('Name the file to write: node tools/growth/make-export.ts FILE');
  process.exit(1);
}
const { posts, files } = await writeExport(target, {
  bytes: Number(values.megabytes) * 1_000_000,
  words: Number(values.words),
});
console.log(`${target}: ${posts} posts, ${files} files`);
