import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { ImportColumns } from '../../contract/imports.ts';
import { isStartupFault } from '../../lib/startup-fault.ts';
import type { Found } from './item.ts';
import { filesBelow, readWhole } from './open-source.ts';
import type { OpenSource } from './open-source.ts';
import { readCsv } from './readers/csv.ts';
import { readFeed } from './readers/feed.ts';
import { readGhost } from './readers/ghost.ts';
import { readHtml } from './readers/html.ts';
import { readMarkdown } from './readers/markdown.ts';
import { readOwnExport } from './readers/own-export.ts';
import { readWxr } from './readers/wxr.ts';
import { lineOf } from './readers/xml-element.ts';

const jsonMax = 100_000_000;
const pageMax = 5_000_000;

/** Everything of a source. Where the file breaks off, a fault names the line; what stands before it comes in. */
export async function* readSource(source: OpenSource, columns?: ImportColumns): AsyncGenerator<Found> {
  try {
    yield* read(source, columns);
  } catch (error) {
    const at = isStartupFault(error) ? { message: error.message } : lineOf(error);
    yield { is: 'fault', fault: { item: source.name, ...at } };
  }
}

/** One that is too large costs nothing but itself. */
async function* readFileOf(folder: string, file: string, kind: 'html' | 'markdown'): AsyncGenerator<Found> {
  try {
    const text = await readWhole(path.join(folder, file), pageMax);
    if (kind === 'html') yield* readHtml(text, file);
    else yield readMarkdown(text, file);
  } catch (error) {
    if (!isStartupFault(error)) throw error;
    yield { is: 'fault', fault: { item: file, message: error.message } };
  }
}

async function* read({ kind, at }: OpenSource, columns?: ImportColumns): AsyncGenerator<Found> {
  if (kind === 'wordpress') yield* readWxr(textOf(at));
  else if (kind === 'feed') yield* readFeed(textOf(at));
  else if (kind === 'csv') yield* readCsv(createReadStream(at), columns);
  else if (kind === 'ghost') yield* readGhost(await readWhole(at, jsonMax));
  else if (kind === 'own') yield* readOwnExport(await readWhole(at, jsonMax));
  else if (/\.(?:md|mdx|markdown)$/i.test(at))
    yield readMarkdown(await readWhole(at, pageMax), path.basename(at));
  else {
    const isPage = kind === 'html' ? /\.html?$/i : /\.(?:md|mdx|markdown)$/i;
    for (const file of await filesBelow(at)) if (isPage.test(file)) yield* readFileOf(at, file, kind);
  }
}

async function* textOf(file: string): AsyncGenerator<string> {
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) yield String(chunk);
}
