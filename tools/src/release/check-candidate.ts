import type { Release } from 'release-shelf';
import type { App } from '../build/app-sources.ts';
import { shelfOf } from '../build/publish-app.ts';
import { complain, say } from '../lib/say.ts';
import { contractGate } from './contract-gate.ts';
import { openBrowser } from './open-browser.ts';
import { otherApp } from './other-app.ts';
import { tryTogether } from './try-together.ts';
import type { Pair } from './try-together.ts';

interface CheckOptions {
  /** Path of the browser, if there is one. */
  browserPath: string | undefined;
  mayGoWithoutBrowser: boolean;
  mayGoWithoutOther: boolean;
  /** Puts the other app's release of this program on the shelf. It does not become live. */
  publishOther: () => Promise<Release>;
}

/**
 * Why a release must not become live together with the other app's: what that one could not run by contract, or did not run in
 * a browser. Empty when it may. Where no release of the other app is live, as on a shelf of the first day or one for
 * trials, it is the one that a start of this program would make live.
 */
export async function checkCandidate(
  app: App,
  candidate: Release,
  otherLive: Release | null,
  dataDir: string,
  { browserPath, mayGoWithoutBrowser, mayGoWithoutOther, publishOther }: CheckOptions,
): Promise<string[]> {
  const other = otherApp(app);
  if (!otherLive && mayGoWithoutOther) {
    complain(`!! NOT CHECKED: no release of ${other} is live in ${dataDir}, and --without-other was given.`);
    return [];
  }
  const counterpart = otherLive ?? (await ofThisProgram(other, dataDir, publishOther));
  if ('fault' in counterpart) return [counterpart.fault];
  const refusals = contractGate(app, candidate, counterpart);
  if (refusals.length > 0) return refusals;
  say(`Its contract fits ${other} ${counterpart.id}.`);

  const opened = await openBrowser(browserPath);
  if ('fault' in opened) {
    if (!mayGoWithoutBrowser) {
      return [`${opened.fault}; install Chromium, set CHROMIUM_PATH, or add -- --without-browser`];
    }
    complain(`!! NOT TRIED IN A BROWSER: ${opened.fault}, and --without-browser was given.`);
    return [];
  }
  say(`Trying it in a browser with ${other} ${counterpart.id} …`);
  const pair = {
    [app]: { id: candidate.id, folder: shelfOf(app, dataDir).folder(candidate.id) },
    [other]: { id: counterpart.id, folder: shelfOf(other, dataDir).folder(counterpart.id) },
  } as Pair;
  try {
    return await tryTogether(pair, opened.browser);
  } finally {
    await opened.browser.close();
  }
}

async function ofThisProgram(
  other: App,
  dataDir: string,
  publishOther: () => Promise<Release>,
): Promise<Release | { fault: string }> {
  say(
    `No release of ${other} is live in ${dataDir}: checking with that of this program, which a start makes live.`,
  );
  try {
    return await publishOther();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      fault: `no release of ${other} is live in ${dataDir}, and this program has none to check with; add -- --without-other to go on without. ${reason}`,
    };
  }
}
