import { sessionPort } from '../../../tools/src/test/ports.ts';

/** Address of the test pages. `localhost` counts as a safe context, so that Secure cookies exist. */
export const siteUrl = `http://localhost:${sessionPort}`;
export const sitePort = sessionPort;
