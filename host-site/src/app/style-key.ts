/** Prefix of the site's class names; the same on the server and in the browser, so that styles are recognised. */
export const styleKey = 'c';
