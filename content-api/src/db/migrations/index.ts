import type { Migration } from '../migrate.ts';
import { initial } from './001-initial.ts';
import { auditByAction } from './002-audit-by-action.ts';
import { createdRecords } from './003-created-records.ts';
import { records } from './004-records.ts';
import { autosave } from './005-autosave.ts';
import { previews } from './006-previews.ts';
import { reviews } from './007-reviews.ts';
import { unsavedPreviews } from './008-unsaved-previews.ts';
import { media } from './009-media.ts';
import { people } from './010-people.ts';
import { outbox } from './011-outbox.ts';
import { visits } from './012-visits.ts';
import { studioValues } from './013-studio-values.ts';
import { redirectHits } from './014-redirect-hits.ts';
import { receipts } from './015-receipts.ts';
import { search } from './016-search.ts';
import { cleanAddresses } from './017-clean-addresses.ts';
import { bodyOfCreated } from './018-body-of-created.ts';
import { searchValues } from './019-search-values.ts';
import { scheduled } from './020-scheduled.ts';
import { mediaByStem } from './021-media-by-stem.ts';
import { imports } from './022-imports.ts';
import { importColumns } from './023-import-columns.ts';
import { languagesOfAccounts } from './024-languages-of-accounts.ts';
import { audiences } from './025-audiences.ts';
import { mediaTones } from './026-media-tones.ts';
import { importsOfRecords } from './027-imports-of-records.ts';
import { altsOfMedia } from './028-alts-of-media.ts';
import { testimonialRequests } from './029-testimonial-requests.ts';
import { pitches } from './030-pitches.ts';
import { tasksOfImports } from './032-tasks-of-imports.ts';
import { recordsById } from './033-records-by-id.ts';

/** In the order in which they run. A migration that was released is never edited: its checksum is kept. */
export const migrations: readonly Migration[] = [
  initial,
  auditByAction,
  createdRecords,
  records,
  autosave,
  previews,
  reviews,
  unsavedPreviews,
  media,
  people,
  outbox,
  visits,
  studioValues,
  redirectHits,
  receipts,
  search,
  cleanAddresses,
  bodyOfCreated,
  searchValues,
  scheduled,
  mediaByStem,
  imports,
  importColumns,
  languagesOfAccounts,
  audiences,
  mediaTones,
  importsOfRecords,
  altsOfMedia,
  testimonialRequests,
  pitches,
  tasksOfImports,
  recordsById,
];
