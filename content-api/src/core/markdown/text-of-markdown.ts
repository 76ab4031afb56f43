import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { parseMarkdown } from './parser.ts';

const keptCharactersMax = 4_000_000;

/** Lists show the beginning of the same texts again after each change of any record. */
const kept = new LRUCache<string, string>({
  max: 5_000,
  maxSize: keptCharactersMax,
  sizeCalculation: (text) => text.length + 1,
});

/** The words of a Markdown text without its marks, one block a line. */
export function textOfMarkdown(markdown: string): string {
  const key = createHash('sha256').update(markdown).digest('base64url');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const parsed = parseMarkdown(markdown)?.parsed;
  const text = parsed === undefined ? markdown : textOfBlocks(parsed);
  kept.set(key, text);
  return text;
}

/** What the page shows as a checkbox. */
const taskMark = /^\[[ xX]\]\s/;

function textOfBlocks(blocks: readonly Token[]): string {
  const texts = blocks.map((block, index) => {
    const isInItem = blocks[index - 2]?.type === 'list_item_open';
    return isInItem ? textOfBlock(block).replace(taskMark, '') : textOfBlock(block);
  });
  return texts.filter(Boolean).join('\n');
}

function textOfBlock({ type, content, children }: Token): string {
  if (type === 'inline') return (children ?? []).map(textOfPart).join('').replaceAll(/ {2,}/g, ' ').trim();
  return type === 'fence' || type === 'code_block' ? content.trim() : '';
}

function textOfPart({ type, content, children }: Token): string {
  switch (type) {
    case 'text':
    case 'code_inline':
      return content;
    case 'softbreak':
    case 'hardbreak':
      return '\n';
    case 'image':
      // Its words are no part of the word beside it.
      return ` ${(children ?? []).map(textOfPart).join('')} `;
    default:
      return '';
  }
}
