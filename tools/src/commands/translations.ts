/** `npm run translations`: the command of the API's package. */
import { runScript } from '../lib/run-script.ts';

runScript('content-api/src/cli/translations.ts', process.argv.slice(2));
