import type { Right } from '../rights.ts';
import type { Field, Fields } from './fields.ts';
import { seoFields, seoGroup } from './seo.ts';
import type { SeoFields } from './seo.ts';
import type { Trade } from './trade.ts';

const usualColumns: readonly Field['type'][] = ['year', 'date', 'number', 'choice'];

/** Names of a kind in the console and in the messages of the API. */
export interface KindWords {
  /** 'Project', as in 'Project deleted successfully'. */
  one: string;
  /** 'Projects'. */
  many: string;
  /** The title of its screen in the console. */
  screen: string;
  /** Its entry in the console's menu. */
  menu: string;
  /** 'Post not found'. @default `one` */
  missing?: string;
  /** The button of the form of a new record. @default 'Create Project' */
  create?: string;
  /** The button of the form of a known record. @default 'Update Project' */
  update?: string;
  /** Text of the submit button while a new record is saved. @default 'Saving...' */
  creating?: string;
  /** Name of the list's order in `sortBy`. */
  sorted?: string;
  /** Shown above a form in which a required field other than tags is invalid. */
  incomplete?: string;
  /** Messages of the specification for calls that failed. */
  failures?: {
    load?: string;
    /** @default `load` */
    loadOne?: string;
    save?: string;
    /** @default `save` */
    create?: string;
    /** A save without an answer. @default `save` */
    unanswered?: string;
    remove?: string;
  };
}

/** Differences of a kind's calls from the usual ones. */
export interface CallOptions {
  /** Single records and the whole list come as `{success, message, data}`. */
  envelope?: boolean;
  /** The whole list comes as an object with this one key. */
  listKey?: string;
  /** PUT replaces a record, PATCH changes what it names. @default 'PUT' */
  update?: 'PUT' | 'PATCH';
  /** Public path of a single; its own path is for editors. */
  publicPath?: string;
  /** One record is read at `{path}/slug/{slug}`, by slug, former slug or id. */
  oneBySlug?: boolean;
  /** The list has no pages of cards. */
  withoutCards?: boolean;
  /** Calls that it lacks. A single has none of its own without both `get` and `update`: editors use those of records. */
  without?: readonly ('get' | 'update' | 'remove')[];
  /** A second name of `createdAt` in answers. */
  createdAlias?: string;
  /** Deadline of a client for the answer. @default 30 s */
  timeoutMs?: number;
}

/** Fields of a form under a heading that opens and shuts. */
export interface FieldGroup {
  label: string;
  hint?: string;
  fields: readonly string[];
  /** Whether it is open at first. @default false */
  isOpen?: boolean;
}

/** Everything that the product knows of one kind of content. */
export interface Kind {
  /** 'project' */
  name: string;
  /** The further language that its records are translations into (see `kindIn`). No definition has one. */
  language?: string;
  /** Readers in that language get the original of what is not translated. */
  showsOriginal?: boolean;
  /** Its key in the content file: 'projects'. For a single the same as `name`. */
  plural: string;
  /** Base path of its calls: '/api/projects'. */
  path: string;
  words: KindWords;
  /**
   * In front of the slug or id in the address of a record's page: '/projects/'. Such a kind has the fields for search
   * engines (`seoFields`) without naming them.
   */
  address?: string;
  fields: Fields;
  /** The field that names a record to a person. */
  titleField: string;
  /**
   * Fields of a card: names of fields, `excerpt`, `readingMinutes`, `createdAt` and `updatedAt`. @default title and stamps
   */
  card?: readonly string[];
  /** The fields by which search results describe its pages: the first that is filled, or else the title. */
  describedBy?: readonly string[];
  /** Path of the page that shows a single: '/about'. */
  page?: string;
  /**
   * Fields of the card that the console's table has columns for, beside title, state and last change.
   * @default those that are a year, a date, a number or a choice
   */
  columns?: readonly string[];
  /** The text whose beginning is the card's `excerpt`, and whose words give its `readingMinutes`. */
  excerptOf?: string;
  /** The right to edit its records; publishing them also needs `publish`. @default 'content' */
  right?: Right;
  /** There is exactly one record of it. */
  single?: boolean;
  /** A single that speaks for the studio: `GET /api/site` carries it to the server of the site. */
  ofStudio?: boolean;
  /** People choose who may see each of its records: everyone, guests with a link, or who knows its password. */
  audiences?: boolean;
  /**
   * None of its records is ever public: what is published of it is shown at links of its own. It has no calls of its own,
   * editors use those of records, and no translations.
   */
  isPrivate?: boolean;
  /** `hand`: people may arrange the records. @default 'time' */
  order?: 'hand' | 'time';
  /** Its records can be featured; the effect in one sentence. */
  featured?: string;
  /** The field by which lists are ordered before the id. */
  sortBy?: string;
  /** Lists begin with the oldest. @default false */
  oldestFirst?: boolean;
  /** Fields that together may not occur twice, compared without regard to case. */
  unique?: { fields: readonly string[]; message: string };
  /**
   * Fields that a search looks in, and the tags that it filters by. @default all texts, and the tags of `filter`. Public
   * lists can be searched when the kind has this or an address.
   */
  search?: { fields: readonly string[]; tags: string };
  /** Its pages lead on to records with the same tags, and to the next of the list: the field with the tags. */
  related?: string;
  /** The field with the author's name. Pages and public cards show the picture of the founder who has that name. */
  byline?: string;
  /** Tags of the card by which the console's list can be filtered. */
  filter?: { field: string; label: string; allLabel: string };
  /** Further fields of tags by which visitors filter its list. */
  facets?: readonly string[];
  /** Fields that stand together in the console's form, each group where its first field is. */
  groups?: readonly FieldGroup[];
  /**
   * Its place in the console's menu, and the name of the icon there; `within` the group of that name. Without one it has
   * no screen of its own. Studios of other trades than `trades` find it by its address only.
   */
  menu?: { place: number; icon: string; within?: 'Studio'; trades?: readonly Trade[] };
  calls?: CallOptions;
}

/** A kind whose records have an address, with the fields that come with that. */
export type Addressed<K extends Kind> = Omit<K, 'fields'> & { fields: K['fields'] & SeoFields };

/** Keeps the exact fields of a kind in its type, and adds those that every record with an address has. */
export function defineKind<const K extends Kind & { address: string }>(kind: K): Addressed<K>;
export function defineKind<const K extends Kind>(kind: K): K;
export function defineKind(kind: Kind): Kind {
  if (kind.address === undefined) return kind;
  const { fields, groups = [] } = kind;
  return { ...kind, fields: { ...fields, ...seoFields }, groups: [...groups, seoGroup] };
}

/** Fields on the cards of a kind. */
export function cardNamesOf({ card, titleField }: Pick<Kind, 'card' | 'titleField'>): readonly string[] {
  return card ?? [titleField, 'createdAt', 'updatedAt'];
}

/** Fields that the console's table has columns for; its lists can be ordered by them. */
export function columnNamesOf(
  kind: Pick<Kind, 'fields' | 'columns' | 'card' | 'titleField' | 'sortBy' | 'words'>,
) {
  const { fields, columns, titleField, sortBy, words } = kind;
  const isUsual = (name: string) => usualColumns.some((type) => type === fields[name]?.type);
  const named = columns ?? cardNamesOf(kind).filter(isUsual);
  const names = new Set([...named, ...(sortBy !== undefined && words.sorted !== undefined ? [sortBy] : [])]);
  return [...names].filter((name) => name !== titleField && fields[name] !== undefined);
}

/** Whether an order by the field begins with the largest value: years, dates and numbers. */
export function isLargestFirst(field: Field | undefined): boolean {
  return field?.type === 'year' || field?.type === 'date' || field?.type === 'number';
}

/** Name under which the picture of the author in a byline is answered to pages. */
export function authorPictureNameOf(byline: string): string {
  return `${byline}Face`;
}

/** The slug field of a kind, if it has one. */
export function slugFieldOf({ fields }: Pick<Kind, 'fields'>): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.type === 'slug');
}

/** Whether visitors can search its list. */
export function isSearchable({
  search,
  address,
  calls,
}: Pick<Kind, 'search' | 'address' | 'calls'>): boolean {
  return (search !== undefined || address !== undefined) && calls?.withoutCards !== true;
}

/** The fields with the tags that lists of the kind are filtered by. */
export function tagFieldsOf({
  search,
  filter,
  facets = [],
}: Pick<Kind, 'search' | 'filter' | 'facets'>): readonly string[] {
  const own = search?.tags ?? filter?.field;
  return own === undefined ? facets : [own, ...facets];
}
