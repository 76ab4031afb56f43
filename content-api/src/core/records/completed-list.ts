import type { ListField } from '../../contract/kinds/fields.ts';

/** Adds default items that the list lacks, each after the item it follows in the default. */
export function completedList({ default: all = [], distinct = '' }: ListField, items: unknown[]): unknown[] {
  const nameOf = (item: unknown): unknown =>
    typeof item === 'object' && item !== null ? Reflect.get(item, distinct) : item;
  const complete = [...items];
  for (const [index, item] of all.entries()) {
    if (complete.some((one) => nameOf(one) === nameOf(item))) continue;
    const before = nameOf(all[index - 1]);
    complete.splice(complete.findIndex((one) => nameOf(one) === before) + 1, 0, item);
  }
  return complete;
}
