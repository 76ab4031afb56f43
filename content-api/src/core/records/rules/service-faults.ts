import { serviceIconKind } from '../../../contract/service-icon.ts';
import { readSetIcon } from '../../../icon-set/names.ts';
import type { Queries } from '../../../db/database.ts';
import { textOf } from '../read-values.ts';
import type { PublishedState, PublishFaults } from './rule.ts';

/** An icon by its name is one that the site can draw. Forms know the shape of a name only: the names are not loaded with them. */
export function serviceFaults(
  _db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  return Promise.resolve(
    states.map(({ data }) => {
      const icon = textOf(data.icon);
      const isUnknown = serviceIconKind(icon) === 'set' && readSetIcon(icon) === null;
      return isUnknown ? { icon: `Icon: the set has none with the name ${icon}` } : undefined;
    }),
  );
}
