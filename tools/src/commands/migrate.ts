/** `npm run migrate`: the command of the API's package. */
import { runScript } from '../lib/run-script.ts';

runScript('content-api/src/cli/migrate.ts', process.argv.slice(2));
