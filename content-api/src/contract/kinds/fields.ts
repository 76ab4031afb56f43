import type { LineForm } from '../line-forms.ts';

/** Options of every field type. */
interface Common {
  /** Whether a value must be given. @default false */
  required?: boolean;
  /** A second name under which the value is taken and answered. */
  alias?: string;
  /** The name that the field had before: data saved under it is still read. */
  was?: string;
  /** Name of the field in messages: 'Founder name is required'. @default the label */
  subject?: string;
  /** The help line below the control. */
  hint?: string;
  placeholder?: string;
  /** Left out of a save of the whole record, the value stays as it is instead of being cleared. */
  kept?: boolean;
  /**
   * Name of a flag of the kind, whose default is yes. While it says no, the value may be missing, public answers carry an
   * empty one, and the console does not ask for it.
   */
  onlyWhile?: string;
  /** Left out of answers while it is empty; a choice and a flag also while they have their default, which is not stored either. */
  omitEmpty?: boolean;
}

interface TextOptions extends Common {
  /** In UTF-16 units. */
  max: number;
  /** 0: a required text may be empty. @default 1 */
  min?: 0;
  /** Height of its control, for several lines. @default 3 of a text, 4 of prose */
  rows?: number;
  /** `username`: a new record starts with the name of who writes it. */
  prefill?: 'username';
  /** The text has to be of that form, and is stored in one spelling of it. */
  form?: LineForm;
}

interface ProseOptions extends TextOptions {
  /** Its text is Markdown in records whose `format` is `markdown`: the kind has that field too (see `format`). */
  markdown?: true;
}

interface DateOptions extends Common {
  /** `today`: a new record starts with the day on which it is written. */
  prefill?: 'today';
}

interface NumberOptions extends Common {
  min: number;
  max: number;
}

interface FlagOptions extends Common {
  default?: boolean;
}

interface ChoiceOptions extends Common {
  default?: string;
  /** Message for any other value, after the subject. @default 'must be' and the options */
  mismatch?: string;
  /** Labels of the values. @default the values */
  optionLabels?: Readonly<Record<string, string>>;
}

interface TagsOptions extends Common {
  /** Items at most. */
  max: number;
  /** Longest item. */
  itemMax: number;
  /** Typed one a line, in so many lines: items may hold commas. @default comma-separated, on one line */
  rows?: number;
}

interface ListOptions extends Common {
  /** Items at most. */
  max: number;
  /** 0: a required list may be empty. @default 1 */
  min?: 0;
  /** Items at least, where there are any. @default 1 */
  atLeast?: number;
  /** Message for an empty required list. @default 'X is required' */
  emptyMessage?: string;
  /** Noun for the items in messages. @default 'entries' */
  itemsWord?: string;
  /** Items are phrases (`text`) of the paragraphs (`paragraphIndex`) of that list, and are to occur there. */
  phrasesOf?: string;
  /** Each item has an `_id`, made when it is new and kept when it comes back. */
  hasIds?: boolean;
  /** The button that adds an item. @default 'Add' and the item's label */
  addLabel?: string;
  /** The button that takes an item away. @default 'Remove' and the item's label */
  removeLabel?: string;
}

interface ImageOptions extends Common {
  /** Name of the field beside it, in a block, that says what it shows: empty, pages get the words of the library. */
  alt?: string;
}

interface BlocksOptions extends Common {
  /** Blocks at most. */
  max: number;
  /** 0: a required list may be empty. @default 1 */
  min?: 0;
  /** What pictures and videos become that are dropped on the list: the block, and its field for the address. */
  dropped?: { image?: DroppedBlock; video?: DroppedBlock };
}

interface DroppedBlock {
  block: string;
  field: string;
}

interface Labelled<T extends string> {
  type: T;
  label: string;
}

export type TextField = (Labelled<'line' | 'text'> & TextOptions) | (Labelled<'prose'> & ProseOptions);
export type NumberField = Labelled<'number' | 'year'> & NumberOptions;
export type FlagField = Labelled<'flag'> & FlagOptions;
export type ChoiceField = Labelled<'choice'> & ChoiceOptions & { options: readonly string[] };
export type TagsField = Labelled<'tags'> & TagsOptions;
export type ListField = Labelled<'list'> & ListOptions & { item: Field };
export type GroupField = Labelled<'group'> & Common & { fields: Fields };
export type BlocksField = Labelled<'blocks'> & BlocksOptions & { blocks: Blocks };
export type ReferenceField = Labelled<'reference'> & Common & { to: string };
export type DateField = Labelled<'date'> & DateOptions;
export type ImageField = Labelled<'image'> & ImageOptions;
export type PlainField = Labelled<'url' | 'slug' | 'icon'> & Common;

/** A field of a kind: plain data, told apart by `type`. */
export type Field =
  | TextField
  | NumberField
  | FlagField
  | ChoiceField
  | TagsField
  | ListField
  | GroupField
  | BlocksField
  | ReferenceField
  | DateField
  | ImageField
  | PlainField;

/** Fields by their names, in the order in which they are answered and edited. */
export type Fields = Readonly<{ [name: string]: Field }>;

/** One sort of block: a named group of fields. No field of it is named `type`. */
export interface Block {
  label: string;
  fields: Fields;
}

/** The sorts of blocks that a list of blocks may hold, by the `type` that a block says of itself. */
export type Blocks = Readonly<{ [type: string]: Block }>;

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

/** How the Markdown fields of a record are written: 'plain' unless it says 'markdown'. */
export function format() {
  return choice('Format', ['plain', 'markdown'], {
    default: 'plain',
    optionLabels: { plain: 'Plain text', markdown: 'Markdown' },
    kept: true,
    omitEmpty: true,
  });
}

/** An address: http(s), or a path of the site's own media and assets. */
export function url<const O extends Common>(label: string, options: O) {
  return { type: 'url' as const, label, ...options };
}

/** The address of a picture. */
export function image<const O extends ImageOptions>(label: string, options: O) {
  return { type: 'image' as const, label, ...options };
}

/** The record's part of an address; unique within its kind. */
export function slug<const O extends Common>(label: string, options: O) {
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
