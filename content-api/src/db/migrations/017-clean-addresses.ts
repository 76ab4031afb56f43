import type { Migration } from '../migrate.ts';

/** Zero-width signs, byte order marks, soft hyphens and marks of direction. */
const invisible = [
  0xad, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060,
  0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff,
].map((code) => String.fromCodePoint(code));

const columns = [
  ['messages', 'email'],
  ['outbox', 'recipient'],
  ['account_links', 'email'],
] as const;

/**
 * E-mail addresses lose what nobody sees in them: replies to them went nowhere, and neither an erasure nor a login found
 * them. Of two accounts with what is one address now, one keeps its old spelling.
 */
export const cleanAddresses: Migration = {
  name: '017-clean-addresses',
  isAdditive: true,
  statements: () => [
    ...columns.map(
      ([table, column]) =>
        `update ${table} set ${column} = ${cleaned(column)} where ${column} <> ${cleaned(column)}`,
    ),
    `update users set email = ${cleaned('email')} where email <> ${cleaned('email')} and not exists (
      select 1 from users other where other.email = ${cleaned('users.email')}
        or (other.id < users.id and ${cleaned('other.email')} = ${cleaned('users.email')}))`,
  ],
};

function cleaned(column: string): string {
  return invisible.reduce((text, char) => `replace(${text}, '${char}', '')`, column);
}
