import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { parseMarkdown } from '../../core/markdown/parser.ts';

/** Addresses in a Markdown text. */
export interface MarkdownParts {
  links: string[];
  pictures: { address: string; alt: string }[];
}

const keptMax = 1_000;
const keptCharactersMax = 4_000_000;

const kept = new LRUCache<string, MarkdownParts>({
  max: keptMax,
  maxSize: keptCharactersMax,
  sizeCalculation: (_parts, text) => text.length + 1,
});

/** Links and pictures of a Markdown text, in their order. */
export function markdownParts(text: string): MarkdownParts {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const parts: MarkdownParts = { links: [], pictures: [] };
  for (const { children } of parseMarkdown(text)?.parsed ?? []) collect(children ?? [], parts);
  kept.set(text, parts);
  return parts;
}

function collect(tokens: readonly Token[], { links, pictures }: MarkdownParts): void {
  for (const token of tokens) {
    if (token.type === 'link_open') links.push(String(token.attrGet('href') ?? ''));
    if (token.type === 'image')
      pictures.push({ address: String(token.attrGet('src') ?? ''), alt: token.content.trim() });
  }
}
