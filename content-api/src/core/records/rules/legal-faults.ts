import { legal } from '../../../contract/kinds/legal.ts';
import { openMarksIn } from '../../../contract/legal-marks.ts';
import type { Queries } from '../../../db/database.ts';
import { textOf } from '../read-values.ts';
import type { PublishedState, PublishFaults } from './rule.ts';

const names = ['privacy', 'terms'] as const;

/** A template with gaps is no legal text: visitors see none of it before they are filled. */
export function legalFaults(
  _db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  return Promise.resolve(states.map(({ data }) => faultsOf(data)));
}

function faultsOf(data: Record<string, unknown>): PublishFaults | undefined {
  const faults = names.flatMap((name) => {
    const open = openMarksIn(textOf(data[name]));
    if (open.length === 0) return [];
    return [[name, `${legal.fields[name].label}: fill in ${open.join('; ')}`] as const];
  });
  return faults.length === 0 ? undefined : Object.fromEntries(faults);
}
