import type { Draft } from 'shared-session';
import { isObject } from '../../lib/value-at.ts';
import { changedFields, isSame } from '../../lib/merge-values.ts';
import type { DraftOffer } from './editor-state.ts';

/** The browser's copy of a form: the typed values, and the values that they replace. */
export interface BrowserCopy<Values> {
  base: Values;
  values: Values;
  version: string | undefined;
  /** Key of the attempts to save it: one of them may have arrived. */
  key: string;
}

/** A copy of an earlier visit, as far as this form can show it: another release may have kept other fields. */
export function readCopy<Values extends object>(
  draft: Draft | undefined,
  now: Values,
): Omit<BrowserCopy<Values>, 'version'> | undefined {
  const kept: unknown = draft?.values;
  if (!isObject(kept) || !isObject(kept.base) || !isObject(kept.values)) return undefined;
  const key = typeof kept.key === 'string' ? kept.key : '';
  return { base: onlyFieldsOf(now, kept.base), values: onlyFieldsOf(now, kept.values), key };
}

function onlyFieldsOf<Values extends object>(now: Values, kept: Record<string, unknown>): Values {
  return { ...now, ...Object.fromEntries(Object.entries(kept).filter(([name]) => name in now)) };
}

/** Fields that a copy would change; undefined when it changes none. */
export function offerOf(
  savedAt: number,
  { base, values }: { base: Record<string, unknown>; values: Record<string, unknown> },
  now: Record<string, unknown>,
  labels: Partial<Record<string, string>>,
): DraftOffer | undefined {
  const names = changedFields(base, values).filter((name) => !isSame(values[name], now[name]));
  if (names.length === 0) return undefined;
  const changes = names.map((name) => ({
    name,
    label: labels[name] ?? name,
    kept: values[name],
    now: now[name],
  }));
  return { savedAt, changes };
}
