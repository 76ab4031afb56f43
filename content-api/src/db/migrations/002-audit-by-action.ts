import type { Migration } from '../migrate.ts';

/** Reports are looked for by their action, among half a year of rows. */
export const auditByAction: Migration = {
  name: '002-audit-by-action',
  statements: () => ['create index audit_action on audit (action, id)'],
};
