/** `npm run move-in`: the command of the API's package. */
import { runScript } from '../lib/run-script.ts';

/**
 * V8 lets the garbage of a long run grow to several times of what is in use: with a file of 1 GB, 600 MB after 5,400 of its
 * items. Collecting earlier, it stayed at 213 MB from 14,000 of 19,907 long posts on. Needless once V8 bounds its growth by
 * itself.
 */
const nodeOptions = ['--heap-growing-percent=25', '--max-semi-space-size=4'];

runScript('content-api/src/cli/move-in.ts', process.argv.slice(2), nodeOptions);
