import type { Generated } from 'kysely';
import type { FlagColumn, JsonColumn, Stamped } from './columns.ts';

/** One thing with an address. What the public sees of it is kept ready here; the log says the same. */
export interface RecordTable extends Stamped {
  /** Kind and id: ids are unique within a kind. */
  key: string;
  id: string;
  kind: string;
  slug: string | null;
  /** Value that is unique among the public records of the kind. */
  unique_key: string | null;
  /** By which lists are ordered before the id. */
  sort_key: string;
  title: string;
  /** The newest revision. */
  head_revision: string;
  /** The newest revision, while it is not the public one. */
  draft_revision: string | null;
  live_revision: string | null;
  /** What those see who may, while the public sees nothing of it. */
  private_revision: string | null;
  /** Since when the public sees what it sees: the version of the specified calls. */
  live_at: string | null;
  /** When the next publication begins. */
  next_at: string | null;
  position: number | null;
  is_featured: FlagColumn;
  trashed_at: string | null;
}

/** With what no reader needs. */
export interface StoredRecordTable extends RecordTable {
  /** By which lists of the console are ordered by title. */
  title_key: Generated<string>;
}

/** One saved state of a record; append-only. */
export interface RevisionTable {
  id: string;
  /** The record's key. */
  record: string;
  kind: string;
  data: JsonColumn;
  /** The revision that it was made from. */
  base: string | null;
  author: string;
  at: string;
  note: string;
  /** Its words, each once, separated and surrounded by spaces. */
  search_text: string;
  /** A later save of the same sitting takes its place. */
  is_autosave: Generated<FlagColumn>;
  /** Something refers to it, such as a review: it stays as long as its record. */
  is_pinned: Generated<FlagColumn>;
}

/**
 * The words of a revision that is public or its record's newest, ready to be searched. PostgreSQL has them in a column
 * `words`, the embedded database in the table `search_words`. Made of the revisions, so neither backed up nor copied.
 */
export interface SearchEntryTable {
  id: Generated<number>;
  revision: string;
  /** The record's key. */
  record: string;
}

/** A tag of such a revision. */
export interface SearchTagTable {
  revision: string;
  tag: string;
}

/** A value of such a revision by which lists of the console are ordered or filtered, in the form in which it is compared. */
export interface SearchValueTable {
  revision: string;
  field: string;
  value: string;
}

/** One statement: from this moment the record shows that revision, or nothing; append-only. */
export interface PublicationTable {
  id: string;
  record: string;
  revision: string | null;
  starts_at: string;
  author: string;
  made_at: string;
  /** When it took effect; null while it is scheduled. */
  applied_at: string | null;
  withdrawn_at: string | null;
}

/** Addresses of records, those of the past as well. */
export interface SlugTable {
  /** Kind and slug. */
  key: string;
  kind: string;
  slug: string;
  record: string;
  is_former: FlagColumn;
}

/** A link that shows the site otherwise than it is public. */
export interface PreviewTable {
  id: string;
  token_hash: string;
  /** Key of the record that is shown otherwise. */
  record: string | null;
  /** Null: the record's draft, as it is by then. */
  revision: string | null;
  /** The instant that is shown; null: now. */
  at: string | null;
  author: string;
  created_at: string;
  expires_at: string;
  /** JSON of what is typed in a form and not saved yet; null for a link that shows what is saved. */
  unsaved: string | null;
}

/** Data that undoes bringing a moment back. */
export interface UndoTable {
  id: string;
  author: string;
  at: string;
  /** Revisions of each record before and after. */
  changes: JsonColumn;
}

/** A client is asked whether a revision may be public. Its link is the preview with the same id. */
export interface ReviewTable {
  id: string;
  record: string;
  revision: string;
  /** Whether approval makes the revision public. */
  publishes: FlagColumn;
  state: string;
  decided_by: string;
  decided_text: string;
  decided_at: string | null;
  author: string;
  created_at: string;
  expires_at: string;
}

/** The page of a publication, measured. */
export interface ReceiptTable {
  /** The revision that became public. */
  revision: string;
  record: string;
  at: string;
  data: JsonColumn;
}

export interface ReviewCommentTable {
  id: string;
  review: string;
  name: string;
  text: string;
  /** Place on the page; null for the page as a whole. */
  pin: JsonColumn;
  at: string;
  resolved_at: string | null;
}

/** Hits of a redirect. */
export interface RedirectHitTable {
  /** Key of the redirect. */
  record: string;
  count: number;
  last_at: string;
}

/** Who may see what a record shows, in all its languages. No row: everyone. */
export interface AudienceTable {
  /** Key of the record in its first language. */
  record: string;
  kind: string;
  id: string;
  audience: string;
  /** Kept while another audience is chosen, so that this can be undone. */
  password_hash: string | null;
  changed_at: string;
}

/** Somebody with a link to a private record. */
export interface GuestTable {
  id: string;
  /** As in `AudienceTable`. */
  record: string;
  token_hash: string;
  name: string;
  email: string | null;
  author: string;
  created_at: string;
  expires_at: string;
  /** How often the link was opened. */
  opened: number;
  last_opened_at: string | null;
}
