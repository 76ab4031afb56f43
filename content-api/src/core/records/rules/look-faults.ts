import { look } from '../../../contract/kinds/look.ts';
import type { Queries } from '../../../db/database.ts';
import { ownFontFault } from './own-font-faults.ts';
import type { PublishedState, PublishFaults } from './rule.ts';

const names = ['primary', 'secondary', 'tertiary'] as const;

/** Colours in which something on a page could not be read, with the nearest that can be, and fonts that pages cannot have. */
export async function lookFaults(
  db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  // 150 modules of colour arithmetic, which no start has to wait for.
  const { checkColor, lookColorsOf } = await import('../../../look/index.ts');
  const fontFaults = await Promise.all(states.map(({ data }) => ownFontFault(db, data)));
  return states.map(({ data }, at) => {
    const colors = lookColorsOf(data);
    const faults: PublishFaults = {};
    for (const name of names) {
      const { passes, pairs, nearest } = checkColor(colors, name);
      if (passes) continue;
      const places = pairs.filter((pair) => !pair.passes).map(({ where }) => where.toLowerCase());
      const { label } = look.fields[name];
      faults[name] = `${label} cannot be read: ${places.join(', ')}. The nearest that can is ${nearest}`;
    }
    const fontFault = fontFaults[at];
    if (fontFault !== undefined) faults.ownFonts = fontFault;
    return Object.keys(faults).length > 0 ? faults : undefined;
  });
}
