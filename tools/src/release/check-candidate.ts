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
}

/**
 * Why a release must not become live beside the other app's: what that one could not run by contract, or did not run in
 * a browser. Empty when it may.
 */
export async function checkCandidate(
  app: App,
  candidate: Release,
  otherLive: Release | null,
  dataDir: string,
  { browserPath, mayGoWithoutBrowser }: CheckOptions,
): Promise<string[]> {
  const other = otherApp(app);
  if (!otherLive) {
    complain(
      `!! NOT CHECKED: no release of ${other} is live in ${dataDir}, so there is nothing to check ${app} against.`,
    );
    return [];
  }
  const refusals = contractGate(app, candidate, otherLive);
  if (refusals.length > 0) return refusals;
  say(`Its contract fits ${other} ${otherLive.id}.`);

  const opened = await openBrowser(browserPath);
  if ('fault' in opened) {
    if (!mayGoWithoutBrowser) {
      return [`${opened.fault}; install Chromium, set CHROMIUM_PATH, or add -- --without-browser`];
    }
    complain(`!! NOT TRIED IN A BROWSER: ${opened.fault}, and --without-browser was given.`);
    return [];
  }
  say(`Trying it in a browser beside ${other} ${otherLive.id} …`);
  const pair = {
    [app]: { id: candidate.id, folder: shelfOf(app, dataDir).folder(candidate.id) },
    [other]: { id: otherLive.id, folder: shelfOf(other, dataDir).folder(otherLive.id) },
  } as Pair;
  try {
    return await tryTogether(pair, opened.browser);
  } finally {
    await opened.browser.close();
  }
}
