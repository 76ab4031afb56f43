/**
 * React's runtime for replacing components, one for all bundles of a page: two would each set their own answer to "which
 * version of this component is the newest", and the site's changes would be lost when the console's come.
 */
globalThis.__reactRefreshRuntime ??= require('react-refresh/runtime');
module.exports = globalThis.__reactRefreshRuntime;
