import { findBrowser, findWholeBrowser } from '../../tools/src/test/find-browser.ts';

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

/** Playwright options of the one browser that all suites use: the system's, without any request of its own. */
export const chromium = {
  browserName: 'chromium' as const,
  headless: true,
  launchOptions: {
    executablePath: findBrowser(),
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

/**
 * All of Chromium, for what its shell without windows does not have or does otherwise: it keeps no pages for going back,
 * and fetches pictures from further below the window.
 */
export const wholeChromium = {
  ...chromium,
  launchOptions: { ...chromium.launchOptions, executablePath: findWholeBrowser() },
};
