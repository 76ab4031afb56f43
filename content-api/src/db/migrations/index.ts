import type { Migration } from '../migrate.ts';
import { initial } from './001-initial.ts';
import { auditByAction } from './002-audit-by-action.ts';
import { createdRecords } from './003-created-records.ts';

/** In the order in which they run. A migration that was released is never edited: its checksum is kept. */
export const migrations: readonly Migration[] = [initial, auditByAction, createdRecords];
