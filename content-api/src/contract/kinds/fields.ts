import type {
  Block,
  Blocks,
  BlocksField,
  BlocksOptions,
  ChoiceOptions,
  Common,
  DateOptions,
  Field,
  Fields,
  FlagOptions,
  ImageOptions,
  ListOptions,
  NumberOptions,
  ProseOptions,
  SlugOptions,
  TagsOptions,
  TextOptions,
  UrlOptions,
} from './field-types.ts';

export type * from './field-types.ts';

/** One line of text. */
export function line<const O extends TextOptions>(label: string, options: O) {
  return { type: 'line' as const, label, ...options };
}

/** A few lines of text. */
export function text<const O extends TextOptions>(label: string, options: O) {
  return { type: 'text' as const, label, ...options };
}

/** Long text of several paragraphs. */
export function prose<const O extends ProseOptions>(label: string, options: O) {
  return { type: 'prose' as const, label, ...options };
}

/** A whole number. */
export function number<const O extends NumberOptions>(label: string, options: O) {
  return { type: 'number' as const, label, ...options };
}

export function year<const O extends NumberOptions>(label: string, options: O) {
  return { type: 'year' as const, label, ...options };
}

/** A day or an instant, stored as an instant in UTC. */
export function date<const O extends DateOptions>(label: string, options: O) {
  return { type: 'date' as const, label, ...options };
}

export function flag<const O extends FlagOptions>(label: string, options: O) {
  return { type: 'flag' as const, label, ...options };
}

/** One of a few values. */
export function choice<const V extends readonly string[], const O extends ChoiceOptions>(
  label: string,
  options: V,
  more: O,
) {
  return { type: 'choice' as const, label, options, ...more };
}

/** Format of a record's Markdown fields: 'plain' or 'markdown', as long as it says neither the given one. */
export function format<const D extends 'plain' | 'markdown' = 'plain'>(otherwise?: D) {
  return choice('Format', ['plain', 'markdown'], {
    default: otherwise ?? 'plain',
    optionLabels: { plain: 'Plain text', markdown: 'Markdown' },
    kept: true,
    omitEmpty: true,
  });
}

/** An address: http(s), or a path of the site's own media and assets. */
export function url<const O extends UrlOptions>(label: string, options: O) {
  return { type: 'url' as const, label, ...options };
}

/** The address of a picture. */
export function image<const O extends ImageOptions>(label: string, options: O) {
  return { type: 'image' as const, label, ...options };
}

/** The record's part of an address; unique within its kind. */
export function slug<const O extends SlugOptions>(label: string, options: O) {
  return { type: 'slug' as const, label, ...options };
}

/** Emoji or short text, the address of a picture, or SVG path data. */
export function icon<const O extends Common>(label: string, options: O) {
  return { type: 'icon' as const, label, ...options };
}

/** A list of short texts. */
export function tags<const O extends TagsOptions>(label: string, options: O) {
  return { type: 'tags' as const, label, ...options };
}

/** A list of fields of one type, usually groups. */
export function list<const I extends Field, const O extends ListOptions>(label: string, item: I, options: O) {
  return { type: 'list' as const, label, item, ...options };
}

/** Several fields as one value. */
export function group<const F extends Fields>(
  label: string,
  fields: F,
): { type: 'group'; label: string; fields: F };
export function group<const F extends Fields, const O extends Common>(
  label: string,
  fields: F,
  options: O,
): { type: 'group'; label: string; fields: F } & O;
export function group(label: string, fields: Fields, options: Common = {}) {
  return { type: 'group' as const, label, fields, ...options };
}

/** A sort of block for lists of blocks. */
export function block<const F extends Fields>(label: string, fields: F) {
  return { label, fields };
}

/** Blocks of several sorts, in the order that people give them. */
export function blocks<const B extends Blocks, const O extends BlocksOptions>(
  label: string,
  sorts: B,
  options: O,
) {
  return { type: 'blocks' as const, label, blocks: sorts, ...options };
}

/** The id of a record of another kind. */
export function reference<const O extends Common>(label: string, to: string, options: O) {
  return { type: 'reference' as const, label, to, ...options };
}

/** The definition of a block by its `type`; undefined if the field has none such. */
export function blockOf({ blocks: sorts }: Pick<BlocksField, 'blocks'>, value: object): Block | undefined {
  const type: unknown = 'type' in value ? value.type : undefined;
  return typeof type === 'string' && Object.hasOwn(sorts, type) ? sorts[type] : undefined;
}

/** Name of the field in messages. */
export function subjectOf({ subject, label }: Pick<Field, 'subject' | 'label'>): string {
  return subject ?? label;
}
