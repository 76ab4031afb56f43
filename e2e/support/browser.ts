import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Chromium uses the last of several lists of features, so Playwright's necessary ones are repeated here. The first two are
 * the address bar's own pages, which each window would otherwise draw: a sixth of the processor's time.
 */
const unwantedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Playwright options of the one browser that all suites use: the system's Chromium, without any request of its own. */
export const chromium = {
  browserName: 'chromium' as const,
  headless: true,
  launchOptions: {
    executablePath: candidates.find((path) => path !== undefined && existsSync(path)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${unwantedFeatures.join()}`,
    ],
  },
};
