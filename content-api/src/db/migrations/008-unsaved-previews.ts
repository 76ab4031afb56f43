import type { Migration } from '../migrate.ts';

/** Stores the values of unsaved forms for the preview beside them. */
export const unsavedPreviews: Migration = {
  name: '008-unsaved-previews',
  statements: () => ['alter table previews add column unsaved text'],
};
