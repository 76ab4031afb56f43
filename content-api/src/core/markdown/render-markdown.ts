import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OwnFiles } from './pictures.ts';
import type { Rendered } from './to-html.ts';

interface RenderOptions {
  /** The files of the media library that the text names. */
  files: OwnFiles;
  /** Beginning of every id in the text. */
  prefix: string;
}

const keptCharactersMax = 8_000_000;

/** Every change of content clears the answers that are kept, but hardly ever the texts that they show. */
const kept = new LRUCache<string, Rendered>({
  max: 1_000,
  maxSize: keptCharactersMax,
  sizeCalculation: ({ html, outline }) => html.length + outline.length + 1,
});

/**
 * The finished HTML of a Markdown text: one that was rendered before is not rendered again while it, and what it names
 * of the media library, stay the same.
 */
export async function renderMarkdown(markdown: string, { files, prefix }: RenderOptions): Promise<Rendered> {
  const hash = createHash('sha256').update(JSON.stringify([prefix, [...files]]));
  const key = hash.update(markdown).digest('base64url');
  const known = kept.get(key);
  if (known !== undefined) return known;
  // Loaded with the first text: most of it is grammars of programming languages.
  const { markdownToHtml } = await import('./to-html.ts');
  const rendered = markdownToHtml(markdown, { files, prefix });
  kept.set(key, rendered);
  return rendered;
}
