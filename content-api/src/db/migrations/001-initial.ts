import type { Migration } from '../migrate.ts';

/** Ids and times are text, flags 0 or 1, lists JSON: the same columns on both databases. */
export const initial: Migration = {
  name: '001-initial',
  statements: ({ json, bigint, strict }) => [
    `create table projects (
      id text primary key, title text not null, subtitle text not null, main_image text not null,
      secondary_image text not null, published_year integer, short_description text not null,
      website_link text not null, github_link text not null, services ${json} not null, industries ${json} not null,
      technical_description text not null, learning_description text not null, technologies ${json} not null,
      created_at text not null, updated_at text not null
    )${strict}`,
    `create table services (
      id text primary key, title text not null, description text not null, icon text not null,
      slug text not null unique, features ${json} not null, sub_services ${json} not null,
      created_at text not null, updated_at text not null
    )${strict}`,
    `create table service_slugs (
      slug text primary key, service_id text not null references services (id) on delete cascade
    )${strict}`,
    `create index service_slugs_service on service_slugs (service_id)`,
    `create table posts (
      id text primary key, title text not null, content text not null, author text not null, date text not null,
      tags ${json} not null, image text not null, search_text text not null,
      created_at text not null, updated_at text not null
    )${strict}`,
    `create index posts_date on posts (date, id)`,
    `create table singletons (key text primary key, body ${json} not null, updated_at text not null)${strict}`,
    `create table technologies (
      id text primary key, name text not null, name_key text not null, logo text not null, category text not null,
      is_selected integer not null, created_at text not null, updated_at text not null, unique (name_key, category)
    )${strict}`,
    `create table messages (
      id text primary key, name text not null, email text not null, subject text not null, message text not null,
      is_read integer not null, is_spam integer not null, created_at text not null, updated_at text not null
    )${strict}`,
    `create index messages_folder on messages (is_spam, id)`,
    `create table users (
      id text primary key, username text not null, email text not null unique, role text not null,
      password_hash text not null, is_disabled integer not null, created_at text not null, updated_at text not null
    )${strict}`,
    `create table sessions (
      id text primary key, token_hash text not null unique,
      user_id text not null references users (id) on delete cascade,
      created_at text not null, last_used_at text not null, expires_at text not null,
      absolute_expires_at text not null, remember integer not null, ip text not null, user_agent text not null
    )${strict}`,
    `create index sessions_user on sessions (user_id)`,
    `create index sessions_expiry on sessions (expires_at)`,
    `create table throttles (
      key text primary key, count integer not null, until_ms ${bigint} not null, expires_ms ${bigint} not null
    )${strict}`,
    `create index throttles_expiry on throttles (expires_ms)`,
    `create table audit (
      id text primary key, at text not null, action text not null, user_id text not null, ip text not null,
      request_id text not null, entity text not null, entity_id text not null, detail ${json} not null
    )${strict}`,
    `create index audit_at on audit (at)`,
    `create table meta (key text primary key, value text not null)${strict}`,
  ],
};
