import puppeteer, { type Browser } from 'puppeteer-core';
import { findFirefox } from '../../tools/src/test/find-browser.ts';

/** Starts the system's Firefox. Playwright drives one of its own only, which comes from no package. */
export function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath)
    throw new Error(
      'Firefox is missing. Install it (Debian: `sudo apt-get install firefox-esr`) or set FIREFOX_PATH to where it is.',
    );
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
}
