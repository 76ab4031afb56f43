/** Prints what `/live.json` answers, for hosts that serve nothing but files. */
import { openShelf } from '../open-shelf.ts';
import { createPublicPointer } from '../serve/public-pointer.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const root = settings.ok ? settings.releasesDir : '';
const pointer = settings.ok
  ? await createPublicPointer(openShelf({ root, app: 'admin-remote' })).read()
  : null;
if (pointer) console.log(JSON.stringify(pointer));
else {
  console.error(settings.ok ? `No release is live in ${root}.` : settings.faults.join('\n'));
  process.exitCode = 1;
}
