import { wantedReceiptsSchema } from 'content-api/site-server';
import type { FinishedPage } from 'content-api/site-server';
import { bodyIn } from './encode.ts';
import type { HtmlCache } from './html-cache.ts';
import type { ReleaseFiles } from './release-files.ts';

interface ReceiptWriterOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  pages: Pick<HtmlCache, 'get'>;
  files: ReleaseFiles;
  onError: (error: unknown) => void;
}

/** Sends the finished pages of publications to the API, which measures them. */
export interface ReceiptWriter {
  /** Sends the pages that the API requests now. */
  write: () => Promise<void>;
  /** Does so every few seconds, until it is closed. */
  start: () => void;
  close: () => void;
}

const everyMs = 5_000;
const assetAddress = /["'=](\/assets\/[\w.-]+)/g;

export function createReceiptWriter({
  apiUrl,
  fetch,
  pages,
  files,
  onError,
}: ReceiptWriterOptions): ReceiptWriter {
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;

  async function write(): Promise<void> {
    const response = await fetch(`${apiUrl}/api/receipts/wanted`);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`The API answered ${response.status} to the question for receipts.`);
    const { wanted } = wantedReceiptsSchema.parse(answer);
    // One after the other: visitors come first.
    for (const one of wanted) await bring(one);
  }

  async function bring(wanted: Pick<FinishedPage, 'revision' | 'path'>): Promise<void> {
    const { page, stale } = await pages.get(wanted.path);
    const plain = stale || page.status !== 200 || !page.sound ? null : bodyIn(page.body, 'identity');
    if (plain === null || page.revision === null) return;
    const html = plain.toString();
    const finished: FinishedPage = {
      ...wanted,
      content: page.revision,
      html,
      htmlBytes: page.body.br.length,
      assets: await assetsOf(html),
    };
    const response = await fetch(`${apiUrl}/api/receipts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(finished),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The API answered ${response.status} to a receipt.`);
  }

  async function assetsOf(html: string): Promise<FinishedPage['assets']> {
    const addresses = new Set([...html.matchAll(assetAddress)].map(([, address = '']) => address));
    const sizes: FinishedPage['assets'] = {};
    for (const address of addresses) {
      const file = await files.find(address.slice('/assets/'.length), 'br');
      if (file) sizes[address] = file.content.length;
    }
    return sizes;
  }

  async function round(): Promise<void> {
    try {
      await write();
      isFailing = false;
    } catch (error) {
      // The API may be away for long; that is logged once.
      if (!isFailing) onError(error);
      isFailing = true;
    }
    if (timer !== undefined) timer = setTimeout(() => void round(), everyMs).unref();
  }

  return {
    write,
    start() {
      timer ??= setTimeout(() => void round(), everyMs).unref();
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
