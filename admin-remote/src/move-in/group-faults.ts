import type { Import } from 'content-api/moving';

type Fault = Import['faults'][number];

/** A fault that several items have. */
export interface FaultGroup {
  field?: string;
  message: string;
  items: Pick<Fault, 'item' | 'line'>[];
}

/** Each reason once, with the items that it concerns: a plugin of the old site is in hundreds of them. */
export function groupFaults(faults: readonly Fault[]): FaultGroup[] {
  const groups = Map.groupBy(faults, ({ field = '', message }) => `${field} ${message}`);
  return Array.from(groups.values(), (same) => ({
    field: same[0]?.field,
    message: same[0]?.message ?? '',
    items: same.map(({ item, line }) => ({ item, line })),
  }));
}
