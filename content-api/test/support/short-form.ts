/**
 * True in the short form (`API_MATRIX=short`, set by `npm test` at the root). The full form tries the rest: suites that
 * start servers and commands again and again, and many rounds of the same.
 */
export const isShortForm = process.env.API_MATRIX === 'short';

/** A test that the short form leaves to the full one, since another test of the file takes the same way. */
export const testInFull = isShortForm ? test.skip : test;
