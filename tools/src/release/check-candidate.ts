import type { Release } from 'release-shelf';
import { apps } from '../build/app-sources.ts';
import type { App } from '../build/app-sources.ts';
import { shelfOf } from '../build/publish-app.ts';
import { complain, say } from '../lib/say.ts';
import { findBrowser } from '../test/find-browser.ts';
import { contractGate } from './contract-gate.ts';
import { tryTogether } from './try-together.ts';
import type { Pair } from './try-together.ts';

/**
 * Why a release must not become live: what the other app's live release could not run by contract, or did not run in a
 * browser. Empty when it may.
 */
export async function checkCandidate(
  app: App,
  candidate: Release,
  dataDir: string,
  { mayGoWithoutBrowser }: { mayGoWithoutBrowser: boolean },
): Promise<string[]> {
  const other = apps.find((name) => name !== app) ?? app;
  const otherShelf = shelfOf(other, dataDir);
  const otherLive = await otherShelf.live();
  if (!otherLive) {
    complain(`No release of ${other} is live, so there is nothing to check ${app} against.`);
    return [];
  }
  const refusals = contractGate(app, candidate, otherLive);
  if (refusals.length > 0) return refusals;
  say(`Its contract fits ${other} ${otherLive.id}.`);

  const browser = findBrowser();
  if (!browser) {
    if (mayGoWithoutBrowser) {
      complain('!! NOT TRIED IN A BROWSER: none was found, and --without-browser was given.');
      return [];
    }
    return [
      'there is no browser to try it in; install Chromium, set CHROMIUM_PATH, or add -- --without-browser',
    ];
  }
  say(`Trying it in a browser beside ${other} ${otherLive.id} …`);
  const pair = {
    [app]: { id: candidate.id, folder: shelfOf(app, dataDir).folder(candidate.id) },
    [other]: { id: otherLive.id, folder: otherShelf.folder(otherLive.id) },
  } as Pair;
  return tryTogether(pair, browser);
}
