/** The entries of the usual list of the 10 000 most common passwords that are long enough to be tried here. */
export const commonPasswords: ReadonlySet<string> = new Set([
  '123456789012',
  'passwordpassword',
  'qwertyuiopasdf',
]);
