import { blockOf } from '../../contract/kinds/fields.ts';
import type { BlocksField, Field, Fields } from '../../contract/kinds/fields.ts';
import { emptyValue } from '../../contract/kinds/values.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { newId } from '../../lib/new-id.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { isLeftOut, readValues, storedValue } from './read-values.ts';

/**
 * A whole record from what was sent for it: what was left out is cleared, or stays if its field says so. What is stored
 * under names that the definition no longer has, or does not have yet, stays with it.
 */
export function wholeData(fields: Fields, sent: Values, stored: Values = {}): Values {
  const renamed = Object.values(fields).flatMap(({ was }) => was ?? []);
  const unknown = Object.entries(stored).filter(([name]) => !(name in fields) && !renamed.includes(name));
  const entries = Object.entries(fields).map(([name, field]) => {
    const known = storedValue(name, field, stored);
    const isUnasked = field.onlyWhile !== undefined && sent[field.onlyWhile] === false;
    const value = completeValue(isUnasked ? { ...field, kept: true } : field, sent[name], known);
    // The default of a choice or flag stays the one that the definition names.
    const hasDefault = field.type === 'choice' || field.type === 'flag';
    return [name, hasDefault && isLeftOut(field, value) ? undefined : value] as const;
  });
  return Object.fromEntries([...unknown, ...entries.filter(([, value]) => value !== undefined)]);
}

/** The stored record with the fields changed that were sent. */
export function changedData(fields: Fields, sent: Values, stored: Values): Values {
  const defined = Object.entries(sent).filter(([, value]) => value !== undefined);
  return wholeData(fields, { ...readValues(fields, stored), ...Object.fromEntries(defined) }, stored);
}

function completeValue(field: Field, sent: unknown, stored: unknown): unknown {
  if (sent === undefined) return field.kept === true && stored !== undefined ? stored : emptyValue(field);
  if (field.type === 'group' && isValues(sent)) {
    return wholeData(field.fields, sent, isValues(stored) ? stored : {});
  }
  if (field.type === 'list' && Array.isArray(sent)) return completeList(field, sent, stored);
  if (field.type === 'blocks' && Array.isArray(sent)) return sent.map((one) => completeBlock(field, one));
  return sent;
}

function completeBlock(field: BlocksField, sent: unknown): unknown {
  if (!isValues(sent)) return sent;
  return { type: sent.type, ...wholeData(blockOf(field, sent)?.fields ?? {}, sent) };
}

function completeList({ item, hasIds }: Extract<Field, { type: 'list' }>, sent: unknown[], stored: unknown) {
  const known = Array.isArray(stored) ? stored.filter(isValues) : [];
  return sent.map((one) => {
    if (item.type !== 'group' || !isValues(one)) return one;
    if (hasIds !== true) return wholeData(item.fields, one);
    const same = known.find(({ _id }) => _id === one._id);
    return { _id: one._id ?? newId(), ...wholeData(item.fields, one, same) };
  });
}
