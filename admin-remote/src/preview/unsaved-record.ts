import { languageOf } from 'content-api/contract';
import type { Kind, UnsavedRecord } from 'content-api/contract';
import { changedFields } from '../lib/merge-values.ts';
import { randomHex } from '../lib/random-hex.ts';
import type { FormValues } from '../records/form-values.ts';
import type { EditedRecord } from '../records/use-record-save.ts';

interface Typed<K extends Kind> {
  kind: K;
  id: string;
  /** The record that the form is based on. */
  record: EditedRecord<K>;
  input: FormValues;
  values: FormValues;
  /** The values that the form is based on. */
  base: FormValues;
}

/** A record as a form holds it, for the preview. */
export function unsavedRecord<K extends Kind>({
  kind,
  id,
  record: { stored, view },
  input,
  values,
  base,
}: Typed<K>): UnsavedRecord {
  const changed = changedFields(base, values).filter((name) => name in kind.fields);
  const isNew = stored === undefined && view === undefined;
  return {
    kind: kind.name,
    id,
    ...languageOf(kind),
    data: input,
    // Others may change the rest meanwhile, and publishing keeps that.
    ...(!isNew && { changed, of: view?.draft ? 'draft' : 'live' }),
  };
}

/** Id for a record that is not stored yet, as the newest of its list. */
export function newRecordId(nowMs: number): string {
  return (
    Math.floor(nowMs / 1000)
      .toString(16)
      .padStart(8, '0') + randomHex(8)
  );
}
