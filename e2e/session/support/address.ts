const port = Number(process.env.SESSION_TEST_PORT ?? 4310);

/** Address of the test pages. `localhost` counts as a safe context, so that Secure cookies exist. */
export const siteUrl = `http://localhost:${port}`;
export const sitePort = port;
