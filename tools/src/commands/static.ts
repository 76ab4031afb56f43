/** `npm run static`: the command of the API's package. */
import { runScript } from '../lib/run-script.ts';

runScript('content-api/src/cli/static.ts', process.argv.slice(2));
