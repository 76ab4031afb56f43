import type { Page } from '@playwright/test';
import { alive } from '../support/open-alive.ts';

export type FileKind = 'html' | 'script' | 'style' | 'font' | 'image' | 'data';

export interface WeighedFile {
  /** Address without its content hash, so that two builds can be compared. */
  name: string;
  kind: FileKind;
  /** Bytes on the wire, headers included. */
  bytes: number;
  beforeLoad: boolean;
}

const kinds: Record<string, FileKind> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/**
 * Opens an address in an empty cache and weighs every file that arrives, until the network has been idle after the
 * load event. Nothing is scrolled: it is what a visitor pays for the first view.
 */
export async function weighPage(page: Page, open: () => Promise<unknown>): Promise<WeighedFile[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  const started = new Map<string, { url: string; kind: FileKind; beforeLoad: boolean }>();
  const files: WeighedFile[] = [];
  let loaded = false;
  page.once('load', () => (loaded = true));
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    started.set(requestId, { url: request.url, kind: kinds[type ?? ''] ?? 'data', beforeLoad: !loaded });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId);
    if (!request || encodedDataLength === 0) return;
    files.push({
      name: withoutHash(new URL(request.url).pathname),
      kind: request.kind,
      bytes: encodedDataLength,
      beforeLoad: request.beforeLoad,
    });
  });
  await open();
  await alive(page);
  // Requests of the idle time have been sent.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return files;
}

function withoutHash(pathname: string): string {
  return pathname
    .replace(/\/releases\/[^/]+\//, '/releases/*/')
    .replace(/\.[0-9a-f]{8,20}(?=\.)/g, '')
    .replace(/[0-9a-f]{24}$/, '{id}');
}
