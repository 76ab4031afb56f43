/** True in the short form (`BROWSER_MATRIX=short`, which `npm test` sets). */
export const isShortForm = process.env.BROWSER_MATRIX === 'short';

/**
 * What Playwright passes over in the short form: tests with `@whole` in their title, which `npm test -- --all` runs. What they
 * try is tried once by another test.
 */
export const passedOver = isShortForm ? /@whole/ : [];
