const port = Number(process.env.SESSION_TEST_PORT ?? 4310);

/** Where the test pages are served. `localhost` counts as a safe context, so that Secure cookies exist. */
export const siteUrl = `http://localhost:${port}`;
export const sitePort = port;
