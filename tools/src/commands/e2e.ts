/** `npm run e2e [-- NAME …]`: browser suites, all or those whose folder or path contains NAME. */
import { complain } from '../lib/say.ts';
import { browserSets, browserSuite } from '../test/browser-suites.ts';
import { requireBrowser } from '../test/find-browser.ts';
import { stopOnSignal } from '../test/stop-all.ts';

const filter = process.argv.slice(2);
stopOnSignal();

if (!(await requireBrowser())) process.exit(1);
const sets = browserSets();
const named = sets.filter(({ folder }) => folder !== '' && filter.some((name) => isWithin(name, folder)));
const chosen = filter.length === 0 ? sets : sets.filter(({ folder }) => folder === '');
let failed = 0;
for (const set of named.length > 0 ? named : chosen) {
  const words = filter.filter((word) => word !== set.folder);
  const result = await browserSuite(set, { filter: words, isShown: true }).run();
  if (result.failed > 0) complain(`${result.failed} failed${result.note ? ` (${result.note})` : ''}`);
  failed += result.failed;
}
process.exit(failed === 0 ? 0 : 1);

/** Whether a name, such as `console` or `e2e/console/shell.spec.ts`, is of that folder below `e2e`. */
function isWithin(name: string, folder: string): boolean {
  return name.replace(/^e2e\//, '').split('/')[0] === folder;
}
