import { z } from 'zod';

/** Rights of an account in the console. */
export const rights = ['content', 'publish', 'media', 'messages', 'studio', 'people', 'releases'] as const;

/** See `rights`. */
export type Right = (typeof rights)[number];

/** Ready-made sets of rights. */
export const rightSets = {
  owner: rights,
  editor: ['content', 'publish', 'media'],
  author: ['content'],
} as const satisfies Record<string, readonly Right[]>;

/** A set of rights, in the order of `rights`; a right that is named twice counts once. */
export const maySchema = z
  .array(z.enum(rights, 'must be a right'), 'Rights must be a list')
  .max(rights.length * 2, 'Rights: too many entries')
  .transform((given) => rights.filter((right) => given.includes(right)));
