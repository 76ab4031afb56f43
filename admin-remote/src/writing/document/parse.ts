import { MarkdownParser } from 'prosemirror-markdown';
import type { Token } from 'markdown-it';
import { textOf } from './arrange-tokens.ts';
import { schema } from './schema.ts';
import { createTokenizer } from './tokenizer.ts';

export const tokenizer = createTokenizer();

const listAttributes = (_token: unknown, tokens: Token[], index: number) => ({
  tight: isTight(tokens, index),
});

/** Reads Markdown into the editor's document. */
export const parser = new MarkdownParser(schema, tokenizer, {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  blockquote: { block: 'blockquote' },
  bullet_list: { block: 'bullet_list', getAttrs: listAttributes },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (token: Token, tokens: Token[], index: number) => ({
      order: Number(token.attrGet('start') ?? 1),
      tight: isTight(tokens, index),
    }),
  },
  list_item: {
    block: 'list_item',
    getAttrs: ({ meta }) => ({ checked: (meta as { checked?: boolean } | null)?.checked ?? null }),
  },
  code_block: { block: 'code_block', noCloseToken: true },
  fence: { block: 'code_block', getAttrs: ({ info }) => ({ params: info.trim() }), noCloseToken: true },
  source: { block: 'source', noCloseToken: true },
  hr: { node: 'horizontal_rule' },
  figure: { block: 'figure', getAttrs: ({ meta }) => meta as { src: string; alt: string } },
  footnote_reference: { block: 'footnote', getAttrs: ({ meta }) => labelOf(meta) },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header', getAttrs: (token) => ({ align: alignOf(token) }) },
  td: { block: 'table_cell', getAttrs: (token) => ({ align: alignOf(token) }) },
  image: {
    node: 'image',
    getAttrs: (token) => ({
      src: token.attrGet('src') ?? '',
      alt: textOf(token.children ?? []),
      title: token.attrGet('title') || null,
    }),
  },
  footnote_ref: { node: 'footnote_ref', getAttrs: ({ meta }) => labelOf(meta) },
  hardbreak: { node: 'hard_break' },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  s: { mark: 'strike' },
  link: {
    mark: 'link',
    getAttrs: (token) => ({ href: token.attrGet('href') ?? '', title: token.attrGet('title') || null }),
  },
  code_inline: { mark: 'code', noCloseToken: true },
});

function isTight(tokens: readonly Token[], index: number): boolean {
  const { level = 0 } = tokens[index] ?? {};
  const end = tokens.findIndex((token, at) => at > index && token.level === level);
  const inside = tokens.slice(index + 1, end < 0 ? undefined : end);
  const paragraph = inside.find((token) => token.type === 'paragraph_open' && token.level === level + 2);
  return paragraph?.hidden ?? true;
}

function alignOf(token: Token): string | null {
  return /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? null;
}

function labelOf(meta: unknown): { label: string } {
  return { label: (meta as { label?: string } | null)?.label ?? '' };
}
