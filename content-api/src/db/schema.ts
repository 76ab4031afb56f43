import type { Generated } from 'kysely';
import type {
  AccountLinkTable,
  LoginChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  UserTable,
} from './account-tables.ts';
import type { FlagColumn, JsonColumn, Stamped } from './columns.ts';
import type { ImportFileTable, ImportTable, OriginTable } from './import-tables.ts';
import type { MediaTable, MediaUseTable } from './media-tables.ts';
import type { OutboxTable } from './outbox-table.ts';
import type {
  AudienceTable,
  GuestTable,
  PreviewTable,
  PublicationTable,
  ReceiptTable,
  RedirectHitTable,
  ReviewCommentTable,
  ReviewTable,
  RevisionTable,
  SearchEntryTable,
  SearchTagTable,
  SearchValueTable,
  SlugTable,
  StoredRecordTable,
  UndoTable,
} from './record-tables.ts';
import type { PitchAnswerTable, PitchReadTable } from './pitch-tables.ts';
import type { TestimonialRequestTable } from './testimonial-table.ts';
import type { VisitCountTable, VisitMarkTable } from './visit-tables.ts';

export interface MessageTable extends Stamped {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  is_read: FlagColumn;
  /** Follows from `state`. */
  is_spam: FlagColumn;
  /** `new`, `replied`, `won`, `lost` or `spam`. */
  state: Generated<string>;
  note: Generated<string>;
  /** Id of an account, or empty. */
  assignee: Generated<string>;
  spam_reason: Generated<string>;
  replied_at: Generated<string | null>;
  search_text: Generated<string>;
}

export interface ThrottleTable {
  key: string;
  count: number;
  /** Unix time in milliseconds, a 64-bit integer. */
  until_ms: number;
  expires_ms: number;
}

export interface AuditTable {
  id: string;
  at: string;
  action: string;
  user_id: string;
  ip: string;
  request_id: string;
  entity: string;
  entity_id: string;
  detail: JsonColumn;
  /** Its place in the chain; 0 for rows from before there was one. */
  seq: Generated<number>;
  /** Mixed into the digest of what can be erased; empty once that was erased. */
  salt: Generated<string>;
  /** Digest of what can be erased: address and detail. */
  digest: Generated<string>;
  /** Hash over the row and the hash of the row before it. */
  hash: Generated<string>;
}

export interface MetaTable {
  key: string;
  value: string;
}

export interface CreatedRecordTable {
  key: string;
  entity_id: string;
  expires_ms: number;
  /** Hash of the body that was sent; null if an earlier release noted it. */
  body_hash: string | null;
}

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<string>;
}

/** Every table, by its name in the database. */
export interface Tables {
  records: StoredRecordTable;
  revisions: RevisionTable;
  publications: PublicationTable;
  slugs: SlugTable;
  search_entries: SearchEntryTable;
  search_tags: SearchTagTable;
  search_values: SearchValueTable;
  previews: PreviewTable;
  undos: UndoTable;
  reviews: ReviewTable;
  review_comments: ReviewCommentTable;
  redirect_hits: RedirectHitTable;
  audiences: AudienceTable;
  guests: GuestTable;
  testimonial_requests: TestimonialRequestTable;
  pitch_reads: PitchReadTable;
  pitch_answers: PitchAnswerTable;
  receipts: ReceiptTable;
  imports: ImportTable;
  origins: OriginTable;
  import_files: ImportFileTable;
  media: MediaTable;
  media_uses: MediaUseTable;
  messages: MessageTable;
  outbox: OutboxTable;
  visit_counts: VisitCountTable;
  visit_marks: VisitMarkTable;
  users: UserTable;
  sessions: SessionTable;
  account_links: AccountLinkTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  login_challenges: LoginChallengeTable;
  throttles: ThrottleTable;
  audit: AuditTable;
  meta: MetaTable;
  created_records: CreatedRecordTable;
  schema_migrations: MigrationTable;
  schema_additions: MigrationTable;
}
