import type { Kind } from '../../contract/kinds/kind.ts';
import { emptyValue } from '../../contract/kinds/values.ts';
import type { Values } from '../../contract/kinds/values.ts';

/** Empty values for the fields that the record says are not for everyone. */
export function derivedValues({ fields }: Kind, data: Values): Record<string, unknown> {
  const hidden: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field?.onlyWhile !== undefined && data[field.onlyWhile] === false) hidden[name] = emptyValue(field);
  }
  return hidden;
}
