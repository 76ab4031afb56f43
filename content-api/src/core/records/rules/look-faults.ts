import { look } from '../../../contract/kinds/look.ts';
import type { Queries } from '../../../db/database.ts';
import type { PublishedState, PublishFaults } from './rule.ts';

const names = ['primary', 'secondary', 'tertiary'] as const;

/** Colours in which something on a page could not be read, with the nearest that can be. */
export async function lookFaults(
  _db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  // 150 modules of colour arithmetic, which no start has to wait for.
  const { checkColor, lookColorsOf } = await import('../../../look/index.ts');
  return states.map(({ data }) => {
    const colors = lookColorsOf(data);
    const faults: PublishFaults = {};
    for (const name of names) {
      const { passes, pairs, nearest } = checkColor(colors, name);
      if (passes) continue;
      const places = pairs.filter((pair) => !pair.passes).map(({ where }) => where.toLowerCase());
      const { label } = look.fields[name];
      faults[name] = `${label} cannot be read: ${places.join(', ')}. The nearest that can is ${nearest}`;
    }
    return Object.keys(faults).length > 0 ? faults : undefined;
  });
}
