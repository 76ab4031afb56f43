import { existsSync } from 'node:fs';
import { minutes } from '../lib/durations.ts';
import { complain, say } from '../lib/say.ts';
import { runStep } from './run-step.ts';

/** Debian's Chromium without windows draws a page with three quarters of the work; its back/forward cache keeps nothing. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the suites: what `CHROMIUM_PATH` names, else the lightest that is there. */
export function findBrowser(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, [shell, ...whole]);
}

/** As `findBrowser`, for what needs all of a browser. */
export function findWholeBrowser(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, whole);
}

function firstOf(named: string | undefined, places: string[]): string | undefined {
  return [...(named ? [named] : []), ...places].find((place) => existsSync(place));
}

/** Finds a browser or, as root on Debian and its kin, installs one. Says what to install where it cannot. */
export async function requireBrowser(): Promise<string | undefined> {
  const browser = findWholeBrowser();
  if (browser) return browser;
  if (mayInstall()) {
    say('No browser found; installing Chromium from the system’s packages …');
    await apt('update');
    // The fonts stand for Arial, which the pages take until their own have come.
    await install('chromium', 'fonts-liberation', 'chromium-headless-shell');
    // Not every kin of Debian has the last one, and then none of them is installed.
    if (!findWholeBrowser()) await install('chromium', 'fonts-liberation');
    const installed = findWholeBrowser();
    if (installed) return installed;
  }
  complain(
    'The browser suites need Chromium or Chrome. Install it (Debian, Ubuntu: `sudo apt-get install chromium fonts-liberation`; else ' +
      'https://www.google.com/chrome/) or set CHROMIUM_PATH to where it is.',
  );
  return undefined;
}

/** As `requireBrowser`, for the pages that are tried in Firefox too. */
export async function requireFirefox(): Promise<boolean> {
  if (!findFirefox() && mayInstall()) {
    await apt('update');
    await install('firefox-esr');
  }
  if (findFirefox()) return true;
  complain(
    'The public pages are tried in Firefox too. Install it (Debian: `sudo apt-get install firefox-esr`) or set FIREFOX_PATH to where it is.',
  );
  return false;
}

/** The Firefox that `FIREFOX_PATH` names, else the system's. */
export function findFirefox(): string | undefined {
  return firstOf(process.env.FIREFOX_PATH, ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(...packages: string[]): Promise<unknown> {
  return apt('install', '--yes', '--no-install-recommends', ...packages);
}

function apt(...args: string[]): Promise<unknown> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return runStep({ command: 'apt-get', args: ['-q', ...args], env, timeoutMs: minutes(5) });
}
