import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.ts';
import { browserResult } from './browser-report.ts';
import { partOfCore } from './cores.ts';
import { browserIsThere, portsAreFree, productionBuild, serversAreThere } from './prerequisites.ts';
import { reportSuite } from './report-suite.ts';
import type { Suite } from './suite.ts';

/** A Playwright set-up: that of all folders over the studio, and those of folders that bring theirs. */
export interface BrowserSet {
  /** Folder below `e2e`, empty for those over the studio. */
  folder: string;
  config: string;
}

export function browserSets(): BrowserSet[] {
  const folders = readdirSync(path.join(root, 'e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return ['', ...folders]
    .map((folder) => ({ folder, config: path.join('e2e', folder, 'playwright.config.ts') }))
    .filter(({ config }) => existsSync(path.join(root, config)));
}

/**
 * Journeys in a real browser over the production build.
 *
 * @param filter words or files that Playwright selects by
 * @param isShown whether its output goes to this terminal
 */
export function browserSuite(
  { folder, config }: BrowserSet,
  { filter = [], isShown = false }: { filter?: string[]; isShown?: boolean } = {},
): Suite {
  const name = folder || 'studio';
  return reportSuite(`browser-${name}.json`, {
    name: `browser: ${name}`,
    cores: partOfCore,
    needs: withoutBrowser.includes(folder)
      ? [productionBuild]
      : [browserIsThere, portsAreFree, productionBuild],
    follows: withoutBrowser.includes(folder) ? [serversAreThere] : [],
    isShown,
    step: (file) => ({
      args: [playwright, 'test', '-c', config, '--reporter=list,json', ...filter],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_FORCE_TTY: '0',
        // Named files or tests are all run.
        ...(filter.length > 0 && { BROWSER_MATRIX: '' }),
      },
    }),
    read: (run) => browserResult(run, folder),
  });
}

const withoutBrowser = ['containers', 'nodes'];
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
