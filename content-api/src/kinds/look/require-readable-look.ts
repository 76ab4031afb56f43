import { look } from '../../contract/kinds/look.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';

const names = ['primary', 'secondary', 'tertiary'] as const;

/** Refuses colours in which something on a page could not be read, and names the nearest that can be. @throws Fault 400 */
export async function requireReadableLook(_db: Queries, _id: string, data: Values): Promise<void> {
  // 150 modules of colour arithmetic, which no start has to wait for.
  const { checkColor, lookColorsOf } = await import('../../look/index.ts');
  const colors = lookColorsOf(data);
  const faults: Record<string, string> = {};
  for (const name of names) {
    const { passes, pairs, nearest } = checkColor(colors, name);
    if (passes) continue;
    const places = pairs.filter((pair) => !pair.passes).map(({ where }) => where.toLowerCase());
    const { label } = look.fields[name];
    faults[name] = `${label} cannot be read: ${places.join(', ')}. The nearest that can is ${nearest}`;
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
