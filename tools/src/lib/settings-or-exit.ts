import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { complain } from './say.ts';

/** The settings of this process. Prints all faults, if there are any, and ends the process. */
export function settingsOrExit(): Settings {
  const read = readSettings(process.env);
  if (read.ok) return read.settings;
  complain(`The settings have ${read.faults.length === 1 ? 'a fault' : `${read.faults.length} faults`}:`);
  for (const fault of read.faults) complain(`  - ${fault}`);
  process.exit(1);
}
