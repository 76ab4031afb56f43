import type { LineForm } from '../line-forms.ts';
import type { Trade } from './trade.ts';

/** Options of every field type. */
export interface Common {
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
  /** Studios of these trades alone are asked for it; others see it where it holds something, and need not fill it. */
  trades?: readonly Trade[];
  /** Its label for studios of another trade than software. */
  tradeLabels?: Partial<Record<Trade, string>>;
  /** Set by `kindOfTrade` alone: the form does not ask for it. */
  isUnasked?: boolean;
  /** Left out of answers while it is empty; a choice and a flag also while they have their default, which is not stored either. */
  omitEmpty?: boolean;
  /** Whether each language has its own value, or all share one. @default by the type: see `isWords` */
  words?: boolean;
}

export interface TextOptions extends Common {
  /** In UTF-16 units. */
  max: number;
  /** 0: a required text may be empty. @default 1 */
  min?: 0;
  /** Height of its control, for several lines. @default 3 of a text, 4 of prose */
  rows?: number;
  /** The text as long as nothing was saved. Saved empty, it stays empty. */
  default?: string;
  /** `username`: a new record starts with the name of who writes it. */
  prefill?: 'username';
  /** The text has to be of that form, and is stored in one spelling of it. */
  form?: LineForm;
}

export interface ProseOptions extends TextOptions {
  /** Its text is Markdown in records whose `format` is `markdown`: the kind has that field too (see `format`). */
  markdown?: true;
}

export interface DateOptions extends Common {
  /** `today`: a new record starts with the day on which it is written. */
  prefill?: 'today';
}

export interface NumberOptions extends Common {
  min: number;
  max: number;
}

export interface UrlOptions extends Common {
  /** Takes the addresses of the site's own pages as well: `/about`, `/#contact`. */
  pages?: true;
}

export interface FlagOptions extends Common {
  default?: boolean;
}

export interface ChoiceOptions extends Common {
  default?: string;
  /** Message for any other value, after the subject. @default 'must be' and the options */
  mismatch?: string;
  /** Labels of the values. @default the values */
  optionLabels?: Readonly<Record<string, string>>;
}

export interface TagsOptions extends Common {
  /** Items at most. */
  max: number;
  /** Longest item. */
  itemMax: number;
  /** The items as long as nothing was saved. */
  default?: readonly string[];
  /** Typed one a line, in so many lines: items may hold commas. @default comma-separated, on one line */
  rows?: number;
}

export interface ListOptions extends Common {
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
  /** The items as long as nothing was saved, whole. */
  default?: readonly (string | Readonly<Record<string, unknown>>)[];
  /** A field of the items, which are groups, that no two of them share. */
  distinct?: string;
  /** The order of the items, which are groups, counts: the console offers to move them. */
  isOrdered?: true;
  /** Items of the default that the list lacks, compared by `distinct`, are added when it is read: people order and hide. */
  isComplete?: true;
  /** Items, by `distinct`, that studios of these trades alone are offered. */
  itemTrades?: Readonly<Record<string, readonly Trade[]>>;
  /** Set by `kindOfTrade` alone: items that the form does not offer. */
  unaskedItems?: readonly string[];
  /** Each item has an `_id`, made when it is new and kept when it comes back. */
  hasIds?: boolean;
  /** The button that adds an item. @default 'Add' and the item's label */
  addLabel?: string;
  /** The button that takes an item away. @default 'Remove' and the item's label */
  removeLabel?: string;
}

export interface ImageOptions extends Common {
  /** Name of the field beside it, in a block, that says what it shows: empty, pages get the words of the library. */
  alt?: string;
  /** Width in px below which it is soft in its largest place. */
  sharpFrom?: number;
}

export interface SlugOptions extends Common {
  /** The page is right below the root, where the site has pages, files and calls of its own: their names are taken. */
  atRoot?: boolean;
}

export interface BlocksOptions extends Common {
  /** Blocks at most. */
  max: number;
  /** 0: a required list may be empty. @default 1 */
  min?: 0;
  /** The block made of a picture or video that is dropped on the list, and its field for the address. */
  dropped?: { image?: DroppedBlock; video?: DroppedBlock };
}

export interface DroppedBlock {
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
export type UrlField = Labelled<'url'> & UrlOptions;
export type SlugField = Labelled<'slug'> & SlugOptions;
export type PlainField = Labelled<'icon'> & Common;

/** A field of a kind: plain data, discriminated by `type`. */
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
  | UrlField
  | SlugField
  | PlainField;

/** Fields by their names, in the order in which they are answered and edited. */
export type Fields = Readonly<{ [name: string]: Field }>;

/** One sort of block: a named group of fields. No field of it is named `type`. */
export interface Block {
  label: string;
  fields: Fields;
  /** Names of its fields with a kind and a number: the answer for a page carries that many cards of that kind. */
  cards?: { kind: string; count: string };
}

/** The sorts of blocks that a list of blocks may hold, by the `type` that a block says of itself. */
export type Blocks = Readonly<{ [type: string]: Block }>;
