import { slugFieldOf, storedName } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { textAt } from '../lib/value-at.ts';
import { inputOf } from '../records/form-values.ts';
import type { FormValues } from '../records/form-values.ts';
import { dataOf } from '../records/use-record-save.ts';
import type { EditedRecord } from '../records/use-record-save.ts';
import { newRecordId, unsavedRecord } from './unsaved-record.ts';
import { usePreview } from './use-preview.tsx';

interface RecordPreviewOptions<K extends Kind> {
  kind: K;
  /** `new` for a record to be. */
  id: string;
  form: UseFormReturn<FormValues>;
  /** The record that the form is based on by now. */
  record: () => EditedRecord<K>;
}

/** The preview and the comments beside the form of one record. */
export function useRecordPreview<K extends Kind>({ kind, id, form, record }: RecordPreviewOptions<K>) {
  const isNew = id === 'new';
  const [ownId] = useState(() => newRecordId(Date.now()));
  const slug = slugFieldOf(kind);
  return usePreview({
    form,
    placeOf: (values) => (slug === undefined ? '' : textAt(values, slug)),
    // A single that was never saved has no id.
    records: isNew || id === kind.name ? [] : [`${storedName(kind)}/${id}`],
    unsavedOf(values, base) {
      const based = record();
      const input = inputOf(kind.fields, values, { stored: dataOf(based), keepsEmpty: !isNew });
      // A draft of it may have been kept by now.
      const keptId = based.view?.record._id ?? (isNew ? ownId : id);
      return [unsavedRecord({ kind, id: keptId, record: based, input, values, base })];
    },
  });
}
