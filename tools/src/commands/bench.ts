/** `npm run bench`: speed as ratios, measured in one run. */
import { runScript } from '../lib/run-script.ts';

runScript('tools/bench/run.ts', process.argv.slice(2));
