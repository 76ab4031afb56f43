import { randomBytes } from 'node:crypto';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openShelf } from 'release-shelf';
import { apps } from '../build/app-sources.ts';
import type { App } from '../build/app-sources.ts';
import { freePorts } from '../lib/free-ports.ts';
import { minutes, seconds } from '../lib/durations.ts';
import { serverSpecs } from '../servers.ts';
import { readSettings } from '../settings.ts';
import { runServers } from '../supervisor/run-servers.ts';
import { makeTrialFolder } from './trial-folder.ts';

/** A release to be tried: its id and the folder it lies in. */
export type Pair = Record<App, { id: string; folder: string }>;

/**
 * Runs both releases as they would run live, on an empty database of their own, and lets a browser open the home page,
 * sign in and reach the dashboard. Returns what went wrong, in sentences.
 */
export async function tryTogether(pair: Pair, browser: Browser): Promise<string[]> {
  const dataDir = await makeTrialFolder();
  const admin = { email: 'check@example.com', password: randomBytes(18).toString('base64url') };
  await shelveBoth(pair, dataDir);
  const [host, remote, api] = await freePorts(3);
  const environment = {
    ...bareEnvironment(),
    HOST_PORT: String(host),
    ADMIN_PORT: String(remote),
    API_PORT: String(api),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
  };
  const read = readSettings(environment);
  if (!read.ok) return read.faults;
  const servers = runServers(serverSpecs(read.settings, environment), read.settings);
  const killAtExit = () => void servers.stop();
  process.once('exit', killAtExit);
  try {
    await withTimeout(servers.ready, minutes(1), 'the servers did not answer within a minute');
    return await visit(browser, read.settings.siteUrl, admin);
  } catch (error) {
    return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
  } finally {
    await servers.stop();
    process.removeListener('exit', killAtExit);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function shelveBoth(pair: Pair, dataDir: string): Promise<void> {
  for (const app of apps) {
    const shelf = openShelf({ root: path.join(dataDir, 'releases'), app });
    await mkdir(shelf.path, { recursive: true });
    await symlink(pair[app].folder, shelf.folder(pair[app].id));
    await shelf.setLive(pair[app].id);
  }
}

async function visit(
  browser: Browser,
  siteUrl: string,
  admin: { email: string; password: string },
): Promise<string[]> {
  const page = await browser.newPage({ baseURL: siteUrl });
  page.setDefaultTimeout(seconds(20));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`a script failed: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      faults.push(`the browser reports: ${message.text().split('\n')[0]?.slice(0, 400)}`);
  });
  let step = 'the home page does not open';
  try {
    const home = await page.goto('/');
    if (home?.status() !== 200) faults.push(`the home page answers ${home?.status()}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    step = 'the console does not come up';
    await page.goto('/admin');
    const email = page.getByLabel(/^Email Address/);
    const panel = page.getByRole('heading', { name: 'The dashboard could not be loaded' });
    await email.or(panel).waitFor();
    if (await panel.isVisible()) throw new Error('the site shows its panel instead');
    await email.fill(admin.email);
    await page.getByLabel(/^Password/).fill(admin.password);
    step = 'signing in fails';
    await page.getByRole('button', { name: 'Sign In' }).click();
    // The name stands twice: in the sidebar, and in the bar that only a phone shows.
    await page.getByText('Admin Dashboard').filter({ visible: true }).first().waitFor();
  } catch (error) {
    const seen = await page
      .locator('main')
      .first()
      .innerText({ timeout: seconds(1) })
      .catch(() => '');
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    faults.push(
      `${step} (${reason}${seen ? `; the page says: ${seen.replaceAll(/\s+/g, ' ').slice(0, 300)}` : ''})`,
    );
  }
  // Failed requests after the servers stop are no fault of the release.
  await page.close();
  return faults;
}

/** Nothing of the deployment's settings: the trial must not touch its database or its origins. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

async function withTimeout(work: Promise<void>, ms: number, sentence: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
