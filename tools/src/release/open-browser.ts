import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Starts a browser; one that cannot be started counts as none, and the reason is printed. */
export async function openBrowser(
  executablePath: string | undefined,
): Promise<{ browser: Browser } | { fault: string }> {
  if (executablePath === undefined) return { fault: 'there is no browser to try it in' };
  try {
    return { browser: await chromium.launch({ executablePath, args: browserArguments }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { fault: `the browser ${executablePath} cannot be started (${reason})` };
  }
}
