import type { Migration } from '../migrate.ts';

/** What is scheduled is looked for at each publication, among all publications that there ever were. */
export const scheduled: Migration = {
  name: '020-scheduled',
  isAdditive: true,
  statements: () => [
    `create index publications_ahead on publications (record) where applied_at is null and withdrawn_at is null`,
  ],
};
