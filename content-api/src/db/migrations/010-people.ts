import type { Migration } from '../migrate.ts';

const everyRight = '["content","publish","media","messages","studio","people","releases"]';

/** Rights, second factors, links by e-mail, and the chain of the audit. Accounts that are there may do everything. */
export const people: Migration = {
  name: '010-people',
  statements: ({ strict, json, bigint }) => [
    `alter table users add column may ${json} not null default '${everyRight}'`,
    `alter table users add column picture text not null default ''`,
    `alter table users add column totp_secret text not null default ''`,
    `alter table users add column totp_pending text not null default ''`,
    `alter table users add column totp_step ${bigint} not null default 0`,
    `create table account_links (
      id text primary key, purpose text not null, token_hash text not null unique,
      user_id text references users (id) on delete cascade, email text not null, may ${json} not null,
      author text not null, created_at text not null, expires_at text not null
    )${strict}`,
    `create index account_links_user on account_links (user_id)`,
    `create index account_links_expiry on account_links (expires_at)`,
    `create table recovery_codes (
      id text primary key, user_id text not null references users (id) on delete cascade, code_hash text not null
    )${strict}`,
    `create index recovery_codes_user on recovery_codes (user_id)`,
    `create table passkeys (
      id text primary key, user_id text not null references users (id) on delete cascade,
      credential_id text not null unique, public_key text not null, sign_count ${bigint} not null,
      transports ${json} not null, name text not null, created_at text not null, last_used_at text
    )${strict}`,
    `create index passkeys_user on passkeys (user_id)`,
    `create table login_challenges (
      id text primary key, token_hash text not null unique, purpose text not null,
      user_id text references users (id) on delete cascade, challenge text not null, remember integer not null,
      tries integer not null, expires_at text not null
    )${strict}`,
    `create index login_challenges_user on login_challenges (user_id)`,
    `create index login_challenges_expiry on login_challenges (expires_at)`,
    `alter table audit add column seq ${bigint} not null default 0`,
    `alter table audit add column salt text not null default ''`,
    `alter table audit add column digest text not null default ''`,
    `alter table audit add column hash text not null default ''`,
    `create unique index audit_seq on audit (seq) where seq > 0`,
  ],
};
