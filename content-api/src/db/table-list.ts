import type { Tables } from './schema.ts';

/** What a copy of the database needs to know of a table. */
export interface TableFacts {
  name: Exclude<keyof Tables, 'schema_migrations'>;
  key: string;
  json: readonly string[];
}

/** Every table that holds data, those that others refer to first. */
export const tableList: readonly TableFacts[] = [
  { name: 'meta', key: 'key', json: [] },
  { name: 'users', key: 'id', json: [] },
  { name: 'sessions', key: 'id', json: [] },
  { name: 'throttles', key: 'key', json: [] },
  { name: 'audit', key: 'id', json: ['detail'] },
  { name: 'projects', key: 'id', json: ['services', 'industries', 'technologies'] },
  { name: 'services', key: 'id', json: ['features', 'sub_services'] },
  { name: 'service_slugs', key: 'slug', json: [] },
  { name: 'posts', key: 'id', json: ['tags'] },
  { name: 'singletons', key: 'key', json: ['body'] },
  { name: 'technologies', key: 'id', json: [] },
  { name: 'created_records', key: 'key', json: [] },
  { name: 'messages', key: 'id', json: [] },
];
