/** True in the short form (`BROWSER_MATRIX=short`, which `npm test` sets). */
export const isShortForm = process.env.BROWSER_MATRIX === 'short';

/**
 * Titles that Playwright skips in the short form: tests with `@whole` run with `npm test -- --all` only. What they try is tried
 * once by another test.
 */
export const passedOver = isShortForm ? /@whole/ : [];
