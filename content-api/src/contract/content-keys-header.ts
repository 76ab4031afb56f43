/** Header of public reads: keys of the content that the answer was made from, with spaces between (see `content-keys.ts`). */
export const contentKeysHeader = 'x-content-keys';
