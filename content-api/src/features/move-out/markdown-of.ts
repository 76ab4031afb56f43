import { toMarkdown } from 'mdast-util-to-markdown';
import { blockOf } from '../../contract/kinds/fields.ts';
import type { BlocksField, Field, Fields } from '../../contract/kinds/fields.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { textOf } from '../../core/records/read-values.ts';

/** The texts and blocks of a record as one Markdown text: what no item of another system has a field for becomes text. */
export function markdownOf({ fields }: Pick<Kind, 'fields'>, values: Values): string {
  const { format } = fields;
  const usual = format?.type === 'choice' ? format.default : undefined;
  const isMarkdown = (values.format ?? usual) === 'markdown';
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'blocks') return blocksOf(field, values[name], isMarkdown);
    if (field.type !== 'prose') return [];
    const text = proseOf(textOf(values[name]), isMarkdown);
    if (text === '') return [];
    // The one text of a post needs no heading.
    return name === 'content' ? [text] : [`## ${plain(field.label)}`, text];
  });
  return texts.filter((text) => text !== '').join('\n\n');
}

function blocksOf(list: BlocksField, value: unknown, isMarkdown: boolean): string[] {
  const blocks = Array.isArray(value) ? value.filter(isValues) : [];
  return blocks.flatMap((block) => {
    if (block.type === 'picture')
      return [pictureOf(textOf(block.image), textOf(block.alt), textOf(block.caption))];
    if (block.type === 'quote') return [quoteOf(block)];
    const sort = blockOf(list, block);
    return sort === undefined ? [] : partsOf(sort.fields, block, isMarkdown);
  });
}

/** Words, pictures and links of any block, in the order of its fields. */
function partsOf(fields: Fields, values: Values, isMarkdown: boolean): string[] {
  return Object.entries(fields).flatMap(([name, field]) => partOf(field, { name, values, isMarkdown }));
}

interface Place {
  name: string;
  values: Values;
  isMarkdown: boolean;
}

function partOf(field: Field, { name, values, isMarkdown }: Place): string[] {
  const value = values[name];
  if (field.type === 'list' && Array.isArray(value)) {
    const { item } = field;
    return value.flatMap((one) =>
      item.type === 'group' && isValues(one) ? partsOf(item.fields, one, isMarkdown) : [],
    );
  }
  const text = textOf(value);
  if (text === '' || name.toLowerCase().endsWith('alt')) return [];
  if (field.type === 'image') return [pictureOf(text, textOf(values[field.alt ?? '']), '')];
  if (field.type === 'url') return [`[${plain(textOf(values.button) || text)}](<${text}>)`];
  if (field.type === 'prose') return [proseOf(text, isMarkdown)];
  return field.type === 'line' || field.type === 'text' ? [plain(text)] : [];
}

function quoteOf(block: Values): string {
  const by = [textOf(block.name), textOf(block.role)].filter(Boolean).join(', ');
  const lines = [plain(textOf(block.text)), ...(by === '' ? [] : [`— ${plain(by)}`])];
  return lines.join('\n\n').replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
}

function pictureOf(url: string, alt: string, title: string): string {
  const children = [{ type: 'image' as const, url, alt, ...(title !== '' && { title }) }];
  return toMarkdown({ type: 'paragraph', children }, { resourceLink: true }).trim();
}

/** Every line of a text without Markdown is a paragraph. */
function proseOf(text: string, isMarkdown: boolean): string {
  if (isMarkdown) return text.trim();
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map(plain).join('\n\n');
}

/** Words that are to be read as they stand. */
function plain(text: string): string {
  return toMarkdown({ type: 'paragraph', children: [{ type: 'text', value: text }] }).trim();
}
