import type { ColumnType, Generated } from 'kysely';

/** Text on the way in; text (SQLite) or the parsed value (PostgreSQL) on the way out: read it with `readJson`. */
export type JsonColumn = ColumnType<unknown, string, string>;
/** 0 or 1. */
export type FlagColumn = number;

interface Stamped {
  created_at: string;
  updated_at: string;
}

export interface ProjectTable extends Stamped {
  id: string;
  title: string;
  subtitle: string;
  main_image: string;
  secondary_image: string;
  published_year: number | null;
  short_description: string;
  website_link: string;
  github_link: string;
  services: JsonColumn;
  industries: JsonColumn;
  technical_description: string;
  learning_description: string;
  technologies: JsonColumn;
}

export interface ServiceTable extends Stamped {
  id: string;
  title: string;
  description: string;
  icon: string;
  slug: string;
  features: JsonColumn;
  sub_services: JsonColumn;
}

export interface ServiceSlugTable {
  slug: string;
  service_id: string;
}

export interface PostTable extends Stamped {
  id: string;
  title: string;
  content: string;
  author: string;
  date: string;
  tags: JsonColumn;
  image: string;
  search_text: string;
}

export interface SingletonTable {
  key: string;
  body: JsonColumn;
  updated_at: string;
}

export interface TechnologyTable extends Stamped {
  id: string;
  name: string;
  name_key: string;
  logo: string;
  category: string;
  is_selected: FlagColumn;
}

export interface MessageTable extends Stamped {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  is_read: FlagColumn;
  is_spam: FlagColumn;
}

export interface UserTable extends Stamped {
  id: string;
  username: string;
  email: string;
  role: string;
  password_hash: string;
  is_disabled: FlagColumn;
}

export interface SessionTable {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  absolute_expires_at: string;
  remember: FlagColumn;
  ip: string;
  user_agent: string;
}

export interface ThrottleTable {
  key: string;
  count: number;
  /** Milliseconds since 1970, as a whole number in text-free 64 bits. */
  until_ms: number;
  expires_ms: number;
}

export interface AuditTable {
  id: string;
  at: string;
  action: string;
  user_id: string;
  ip: string;
  request_id: string;
  entity: string;
  entity_id: string;
  detail: JsonColumn;
}

export interface MetaTable {
  key: string;
  value: string;
}

export interface CreatedRecordTable {
  key: string;
  entity_id: string;
  expires_ms: number;
}

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<string>;
}

/** Every table, by its name in the database. */
export interface Tables {
  projects: ProjectTable;
  services: ServiceTable;
  service_slugs: ServiceSlugTable;
  posts: PostTable;
  singletons: SingletonTable;
  technologies: TechnologyTable;
  messages: MessageTable;
  users: UserTable;
  sessions: SessionTable;
  throttles: ThrottleTable;
  audit: AuditTable;
  meta: MetaTable;
  created_records: CreatedRecordTable;
  schema_migrations: MigrationTable;
}
