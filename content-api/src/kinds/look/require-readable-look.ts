import { look } from '../../contract/kinds/look.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';
import { checkColor, lookColorsOf } from '../../look/index.ts';

const names = ['primary', 'secondary', 'tertiary'] as const;

/** Refuses colours in which something on a page could not be read, and names the nearest that can be. @throws Fault 400 */
export async function requireReadableLook(_db: Queries, _id: string, data: Values): Promise<void> {
  const colors = lookColorsOf(data);
  const faults = names.flatMap((name) => {
    const { passes, pairs, nearest } = checkColor(colors, name);
    if (passes) return [];
    const places = pairs.filter((pair) => !pair.passes).map(({ where }) => where.toLowerCase());
    const { label } = look.fields[name];
    return [[name, `${label} could not be made out: ${places.join(', ')}. The nearest that can is ${nearest}`]];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  return Promise.resolve();
}
