import type { Migration } from '../migrate.ts';

/** The queue of mails and webhook calls, and the delivery log of messages. */
export const outbox: Migration = {
  name: '011-outbox',
  statements: ({ strict, json }) => [
    `alter table messages add column state text not null default 'new'`,
    `alter table messages add column note text not null default ''`,
    `alter table messages add column assignee text not null default ''`,
    `alter table messages add column spam_reason text not null default ''`,
    `alter table messages add column replied_at text`,
    `alter table messages add column search_text text not null default ''`,
    `update messages set state = 'spam' where is_spam = 1`,
    `update messages set search_text = lower(name || ' ' || email || ' ' || subject || ' ' || message)`,
    `create table outbox (
      id text primary key, message text, kind text not null, channel text not null, recipient text not null,
      subject text not null, content ${json} not null, message_id text not null unique, state text not null,
      attempts integer not null, next_at text not null, claim text, reason text not null,
      created_at text not null, tried_at text, failed_at text, accepted_at text
    )${strict}`,
    `create index outbox_due on outbox (state, next_at)`,
    `create index outbox_message on outbox (message)`,
  ],
};
