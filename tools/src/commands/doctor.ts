/** `npm run doctor`: the command of the API's package. */
import { runScript } from '../lib/run-script.ts';

runScript('content-api/src/cli/doctor.ts', process.argv.slice(2));
