import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { complain } from './say.ts';

/** The settings of this process. With faults, all of them are shown and the process ends. */
export function settingsOrExit(): Settings {
  const read = readSettings(process.env);
  if (read.ok) return read.settings;
  complain(`The settings have ${read.faults.length === 1 ? 'a fault' : `${read.faults.length} faults`}:`);
  for (const fault of read.faults) complain(`  - ${fault}`);
  process.exit(1);
}
