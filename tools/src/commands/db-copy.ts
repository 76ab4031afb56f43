/** `npm run db:copy`: the command of the API's package. */
import { runScript } from '../lib/run-script.ts';

runScript('content-api/src/cli/db-copy.ts', process.argv.slice(2));
