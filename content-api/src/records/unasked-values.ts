import type { Kind } from '../contract/kinds/kind.ts';
import { emptyValue } from '../contract/kinds/values.ts';
import type { Values } from '../contract/kinds/values.ts';

/** Empty values for the fields that the record says are not for everyone. */
export function unaskedValues({ fields }: Kind, data: Values): Record<string, unknown> {
  const hidden = Object.entries(fields).filter(
    ([, { onlyWhile }]) => onlyWhile !== undefined && data[onlyWhile] === false,
  );
  return Object.fromEntries(hidden.map(([name, field]) => [name, emptyValue(field)]));
}
