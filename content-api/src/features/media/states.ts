import { sql } from 'kysely';

/** SQL: the revision becomes public by itself. */
export function isAhead(revision: string) {
  return sql<boolean>`exists (
    select 1 from publications where publications.revision = ${sql.ref(revision)}
      and publications.applied_at is null and publications.withdrawn_at is null)`;
}

/** SQL: the revision is what its record shows, is about to show, or was saved as last. */
export function isNewest(records: string) {
  const column = (name: string) => sql.ref(`${records}.${name}`);
  return sql<boolean>`(
    revisions.id in (${column('live_revision')}, ${column('private_revision')}, ${column('draft_revision')},
      ${column('head_revision')})
    or ${isAhead('revisions.id')})`;
}
