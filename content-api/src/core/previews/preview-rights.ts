import type { Kind } from '../../contract/kinds/kind.ts';
import type { UnsavedRecord } from '../../contract/preview.ts';
import type { Right } from '../../contract/rights.ts';
import { readJson } from '../../db/json.ts';
import type { PreviewTable } from '../../db/record-tables.ts';
import { rightsFor } from '../records/rights-for.ts';

/** The rights that showing a preview needs: those of the records that it shows otherwise. */
export function rightsOfPreview(
  { record, unsaved }: Pick<PreviewTable, 'record' | 'unsaved'>,
  kinds: readonly Kind[],
): Right[] {
  const typed = unsaved === null ? [] : readJson<UnsavedRecord[]>(unsaved).map(({ kind }) => kind);
  return rightsFor(kinds, [...(record === null ? [] : [record]), ...typed]);
}
