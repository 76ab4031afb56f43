import type { FieldValues } from 'react-hook-form';
import { createDraftStore, requireSession } from 'shared-session';
import type { Draft } from 'shared-session';
import { changedFields, isSame, mergeValues } from '../../lib/merge-values.ts';
import { isObject } from '../../lib/value-at.ts';
import type { EditedForm } from './edited-form.ts';
import type { DraftOffer } from './editor-state.ts';

/** The typed values, and the values that they replace. */
interface Copied<Values> {
  base: Values;
  values: Values;
  version: string | undefined;
  /** Key of the attempts to save it: one of them may have arrived. */
  key: string;
}

/** The browser's copy of what is typed into a form, for the server's draft may lag behind or not exist. */
export interface BrowserCopy {
  /** The unsaved text of an earlier visit. */
  offer: DraftOffer | undefined;
  /** Copies what is typed, or removes the copy once that is stored. */
  keep: () => void;
  clear: () => void;
  /** A new record has its id: what is typed from now on is kept under that. */
  moveTo: (id: string | undefined) => void;
  /** Takes the text of the earlier visit into the form. */
  restore: () => void;
  /** Writes what waits to be written. */
  flush: () => void;
}

export function createBrowserCopy<Values extends FieldValues, Input, Saved>(
  edited: EditedForm<Values, Input, Saved>,
  { name, labels }: { name: string; labels: Partial<Record<string, string>> },
): BrowserCopy {
  let store = openStore();
  const found = store.load();
  const earlier = readCopy(found, edited.base.values);
  return {
    offer: found && earlier && offerOf(found.savedAt, earlier, edited.base.values, labels),
    keep,
    clear,
    moveTo,
    restore,
    flush: () => store.flush(),
  };

  function openStore() {
    return createDraftStore<Copied<Values>>({
      session: requireSession(),
      form: name,
      id: edited.id,
      onStored: (isStored) => edited.dispatch({ type: 'copied', isLost: !isStored }),
    });
  }

  function keep(): void {
    // Typed back to what is stored: there is nothing to keep.
    if (changedFields(edited.base.values, edited.now().form.getValues()).length === 0) clear();
    else write();
  }

  function write(): void {
    const { base, key } = edited;
    store.save({ base: base.values, values: edited.values(), version: base.version, key });
  }

  function clear(): void {
    store.clear();
    edited.dispatch({ type: 'copied', isLost: false });
    edited.dispatch({ type: 'offer-closed' });
  }

  function moveTo(id: string | undefined): void {
    if (edited.id !== 'new' || edited.isGone || id === undefined) return;
    store.clear();
    edited.id = id;
    store = openStore();
    keep();
    edited.now().options.onMade?.(id);
  }

  function restore(): void {
    if (!earlier) return;
    const merge = mergeValues(earlier.base, earlier.values, edited.base.values);
    edited.show(merge.values);
    edited.key = earlier.key || edited.key;
    clear();
    write();
    if (merge.conflicts.length > 0) edited.ask('draft', merge.conflicts);
  }
}

/** A copy of an earlier visit, as far as this form can show it: another release may have kept other fields. */
function readCopy<Values extends object>(
  draft: Draft | undefined,
  now: Values,
): Omit<Copied<Values>, 'version'> | undefined {
  const kept: unknown = draft?.values;
  if (!isObject(kept) || !isObject(kept.base) || !isObject(kept.values)) return undefined;
  const key = typeof kept.key === 'string' ? kept.key : '';
  return { base: onlyFieldsOf(now, kept.base), values: onlyFieldsOf(now, kept.values), key };
}

function onlyFieldsOf<Values extends object>(now: Values, kept: Record<string, unknown>): Values {
  return { ...now, ...Object.fromEntries(Object.entries(kept).filter(([name]) => name in now)) };
}

/** Fields that a copy would change; undefined when it changes none. */
function offerOf(
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
