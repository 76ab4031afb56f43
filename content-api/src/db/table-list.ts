/** Facts about a table that copying the database needs. */
export interface TableFacts {
  name: string;
  key: string;
  json: readonly string[];
}

/**
 * Every table that holds data in any schema so far, those that others refer to first, with every JSON column that it
 * has had. What a migration drops stays here: the schemas before it are still backed up and restored.
 */
export const tableList: readonly TableFacts[] = [
  { name: 'meta', key: 'key', json: [] },
  { name: 'users', key: 'id', json: ['may', 'languages'] },
  { name: 'sessions', key: 'id', json: [] },
  { name: 'account_links', key: 'id', json: ['may', 'languages'] },
  { name: 'recovery_codes', key: 'id', json: [] },
  { name: 'passkeys', key: 'id', json: ['transports'] },
  { name: 'login_challenges', key: 'id', json: [] },
  { name: 'throttles', key: 'key', json: [] },
  { name: 'audit', key: 'id', json: ['detail'] },
  { name: 'records', key: 'key', json: [] },
  { name: 'revisions', key: 'id', json: ['data'] },
  { name: 'publications', key: 'id', json: [] },
  { name: 'slugs', key: 'key', json: [] },
  { name: 'previews', key: 'id', json: [] },
  { name: 'undos', key: 'id', json: ['changes'] },
  { name: 'reviews', key: 'id', json: [] },
  { name: 'review_comments', key: 'id', json: ['pin'] },
  { name: 'media', key: 'id', json: ['focus', 'former', 'alts'] },
  { name: 'media_uses', key: 'id', json: [] },
  { name: 'redirect_hits', key: 'record', json: [] },
  { name: 'audiences', key: 'record', json: [] },
  { name: 'guests', key: 'id', json: [] },
  { name: 'testimonial_requests', key: 'id', json: ['answers'] },
  { name: 'pitch_reads', key: 'guest', json: [] },
  { name: 'pitch_answers', key: 'id', json: ['content'] },
  { name: 'receipts', key: 'revision', json: ['data'] },
  { name: 'imports', key: 'id', json: ['mapping', 'counts', 'faults', 'progress', 'columns'] },
  { name: 'origins', key: 'record', json: ['addresses', 'before'] },
  { name: 'import_files', key: 'id', json: [] },
  { name: 'created_records', key: 'key', json: [] },
  { name: 'messages', key: 'id', json: [] },
  { name: 'outbox', key: 'id', json: ['content'] },
  { name: 'visit_counts', key: 'key', json: [] },
  { name: 'visit_marks', key: 'key', json: [] },
  // Until they became records.
  { name: 'projects', key: 'id', json: ['services', 'industries', 'technologies'] },
  { name: 'services', key: 'id', json: ['features', 'sub_services'] },
  { name: 'service_slugs', key: 'slug', json: [] },
  { name: 'posts', key: 'id', json: ['tags'] },
  { name: 'singletons', key: 'key', json: ['body'] },
  { name: 'technologies', key: 'id', json: [] },
];
