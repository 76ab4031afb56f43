import { existsSync } from 'node:fs';
import { minutes } from '../lib/durations.ts';
import { complain, say } from '../lib/say.ts';
import { runStep } from './run-step.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the suites; the same places as in `e2e/support/browser.ts`. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...places].find((place) => existsSync(place));
}

/** Finds a browser or, as root on Debian and its kin, installs one. Says what to install where it cannot. */
export async function requireBrowser(): Promise<string | undefined> {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('No browser found; installing Chromium from the system’s packages …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) =>
      runStep({ command: 'apt-get', args: ['-q', ...args], env, timeoutMs: minutes(5) });
    await apt('update');
    // The fonts stand for Arial, which the pages take until their own have come.
    await apt('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation');
    const installed = findBrowser();
    if (installed) return installed;
  }
  complain(
    'The browser suites need Chromium or Chrome. Install it (Debian, Ubuntu: `sudo apt-get install chromium fonts-liberation`; else ' +
      'https://www.google.com/chrome/) or set CHROMIUM_PATH to where it is.',
  );
  return undefined;
}
