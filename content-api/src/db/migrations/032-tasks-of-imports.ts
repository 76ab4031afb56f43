import type { Migration } from '../migrate.ts';

/** Stores the work of a running batch, so that a server that was killed goes on with it. */
export const tasksOfImports: Migration = {
  name: '032-tasks-of-imports',
  isAdditive: true,
  statements: () => [`alter table imports add column task text not null default ''`],
};
