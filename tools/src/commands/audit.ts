/** `npm run audit`: the command of the API's package. */
import { runScript } from '../lib/run-script.ts';

runScript('content-api/src/cli/audit.ts', process.argv.slice(2));
