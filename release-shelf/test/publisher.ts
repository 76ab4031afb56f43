import { openShelf } from '../src/open-shelf.ts';
import { details, makeBuild } from './make-build.ts';

/**
 * A publisher of its own, to be killed or starved: publishes builds of the given size and makes each live.
 * `node publisher.ts <root> <build folder> <name> <count> <bytes>`; prints each release's id.
 * With 0 bytes the build folder is taken as it is.
 */
const [root = '', build = '', name = '', count = '1', bytes = '1000'] = process.argv.slice(2);
const shelf = openShelf({ root, app: 'console' });
for (let i = 0; i < Number(count); i += 1) {
  const text = `${name} ${i}\n`;
  const chunk = text.repeat(Math.ceil(Number(bytes) / text.length));
  if (chunk !== '')
    await makeBuild(build, { 'entry.js': text, 'assets/one.js': chunk, 'assets/two.js': chunk });
  const { id } = await shelf.publish(build, details({ sourceHash: text.trim() }));
  await shelf.setLive(id);
  process.stdout.write(`${id}\n`);
}
