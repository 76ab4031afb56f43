import type { Migration } from '../migrate.ts';

/** The languages that an account, or who accepts an invitation, may edit content in; null for all of them. */
export const languagesOfAccounts: Migration = {
  name: '024-languages-of-accounts',
  isAdditive: true,
  statements: ({ json }) => [
    `alter table users add column languages ${json}`,
    `alter table account_links add column languages ${json}`,
  ],
};
