/** `npm run move-in`: the command of the API's package. */
import { runScript } from '../lib/run-script.ts';

runScript('content-api/src/cli/move-in.ts', process.argv.slice(2));
