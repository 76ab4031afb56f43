export { foldText } from './fold-text.ts';
export { directionOf, nameOfLanguage, offeredLanguages, readLanguage } from './language.ts';
export { limits } from './limits.ts';
export { wordsNotOnShareCard } from './share-card-words.ts';
export { technologyCategories } from './technology-categories.ts';
export type { TechnologyCategory } from './technology-categories.ts';
export { idSchema, timestampSchema, versionSchema, textList } from './primitives.ts';
export { listQuerySchema, searchQuerySchema, pagedCardsSchema } from './paging.ts';
export type { PagedCards } from './paging.ts';
export { apiErrorSchema } from './error.ts';
export type { ApiError } from './error.ts';
export {
  clientReviewSchema,
  commentInputSchema,
  decisionInputSchema,
  pinSchema,
  reviewInputSchema,
  reviewLinkSchema,
  reviewSchema,
  reviewsSchema,
} from './review.ts';
export type { ClientReview, CommentInput, DecisionInput, Pin, Review, ReviewLink } from './review.ts';
export type { Pitch, PitchAnswer, PitchLink, PitchState, Price } from './pitch.ts';
export { requestStates } from './testimonial-request.ts';
export type { RequestLink, RequestState, TestimonialRequest } from './testimonial-request.ts';
export type { AccessList, Audience, Guest, GuestLink, RecordAudience, RecordGuests } from './audience.ts';
export { bringBackInputSchema, broughtBackSchema, differencesSchema } from './bring-back.ts';
export type { BringBackInput, BroughtBack, Differences } from './bring-back.ts';
export { scheduleSchema } from './schedule.ts';
export type { Schedule } from './schedule.ts';
export { previewHeader, previewInputSchema, previewLinkSchema, previewSchema } from './preview.ts';
export type { Preview, PreviewInput, PreviewLink, UnsavedRecord } from './preview.ts';
export { formatMoment } from './format-moment.ts';
export { readingMinutesOf } from './reading-minutes.ts';
export { outcomeSchema } from './outcome.ts';
export type { Outcome } from './outcome.ts';
export * from './kinds/index.ts';
export { usualHome } from './kinds/usual-home.ts';
export { findKind } from './kinds/find-kind.ts';
export { hasWords, holdsWords, isWords } from './kinds/field-words.ts';
export { languageOf, storedName } from './kinds/kind-in.ts';
export { descriptionOf } from './kinds/description-of.ts';
export { pathOfRecord } from './kinds/path-of-record.ts';
export { kindFaults } from './kinds/check-kinds.ts';
export { cardNamesOf, columnNamesOf, defineKind, isLargestFirst, slugFieldOf } from './kinds/kind.ts';
export type { CallOptions, FieldGroup, Kind, KindWords } from './kinds/kind.ts';
export { seoGroup } from './kinds/seo.ts';
export type { SeoFields } from './kinds/seo.ts';
export { blockOf, subjectOf } from './kinds/fields.ts';
export type { Block, BlocksField, Field, Fields, ListField } from './kinds/fields.ts';
export { factorsSchema, newPasskeySchema, passkeyOptionsSchema, usedPasskeySchema } from './factors.ts';
export type { Factors, Passkey, Proof } from './factors.ts';
export { accountPatchSchema, accountSchema, accountsSchema, invitationSchema } from './users.ts';
export type { Accounts, AccountView, Invitation } from './users.ts';
export { accountLinkSchema, invitationInputSchema, linkSchema } from './account-links.ts';
export type { AccountLink } from './account-links.ts';
export { kindOfTrade, readTrade, tradeLabels, trades } from './kinds/trade.ts';
export type { Trade } from './kinds/trade.ts';
export { openMarksIn } from './legal-marks.ts';
export { rightOf } from './kinds/right-of.ts';
export { maySchema, rights, rightSets } from './rights.ts';
export type { Right } from './rights.ts';
export { emptyValue, emptyValues } from './kinds/values.ts';
export type { InputOf, ValueOf, Values, ValuesOf } from './kinds/values.ts';
export { textsOf } from './kinds/words.ts';
export type { KindTexts } from './kinds/words.ts';
export { aliasesOf } from './kinds/aliases.ts';
export { answerSchemaOf, cardSchemaOf, draftCardSchemaOf, inputSchemaOf } from './schemas/kind-schemas.ts';
export type { AnswerOf, CardOf, PartInputOf, WholeInputOf, WholeOutputOf } from './schemas/kind-schemas.ts';
export { kindListSchema, describeKinds } from './kind-list.ts';
export type { KindList } from './kind-list.ts';
export { highlight } from './kinds/about.ts';
export { founder } from './kinds/founders.ts';
export { serviceIconKind } from './service-icon.ts';
export type { ServiceIconKind } from './service-icon.ts';
export {
  aboutInputSchema,
  foundersInputSchema,
  postInputSchema,
  projectInputSchema,
  serviceInputSchema,
  technologyInputSchema,
} from './records.ts';
export type {
  About,
  AboutInput,
  Founder,
  Founders,
  FoundersInput,
  Highlight,
  Post,
  PostCard,
  PostInput,
  PostPatch,
  Project,
  ProjectCard,
  ProjectInput,
  SearchPost,
  Service,
  ServiceCard,
  ServiceInput,
  SubService,
  Technology,
  TechnologyInput,
} from './records.ts';
export {
  technologiesInputSchema,
  technologiesSavedSchema,
  technologiesInitializedSchema,
} from './technologies.ts';
export type { TechnologiesInput, TechnologiesSaved, TechnologiesInitialized } from './technologies.ts';
export {
  userSchema,
  ownAccountSchema,
  profileInputSchema,
  loginInputSchema,
  loginResultSchema,
  refreshResultSchema,
  authSessionSchema,
  authSessionsSchema,
  passwordInputSchema,
} from './auth.ts';
export type {
  User,
  OwnAccount,
  LoginInput,
  LoginResult,
  RefreshResult,
  AuthSession,
  PasswordInput,
} from './auth.ts';
export {
  messageStates,
  messageSchema,
  contactInputSchema,
  messagePatchSchema,
  messageListQuerySchema,
  messagesSchema,
  replyInputSchema,
  erasedSchema,
} from './message.ts';
export type { Message, Messages, MessagePatch, MessageState, ContactInput, ReplyInput } from './message.ts';
export { replyTimeSchema } from './reply-time.ts';
export type { ReplyTime } from './reply-time.ts';
export { visitGroups, visitNoticesSchema, visitsSchema } from './visits.ts';
export type { VisitGroup, VisitNotice, Visits } from './visits.ts';
export {
  byteKinds,
  finishedPageSchema,
  receiptSchema,
  receiptsSchema,
  wantedReceiptsSchema,
} from './receipt.ts';
export type { ByteKind, FinishedPage, Receipt, Receipts } from './receipt.ts';
export { doctorChecks, doctorSchema } from './doctor.ts';
export type { Doctor, DoctorCheck, Finding } from './doctor.ts';
export { backupStatusSchema } from './backup-status.ts';
export type { BackupStatus } from './backup-status.ts';
export { backupFilesSchema } from './backup-files.ts';
export type { BackupFiles } from './backup-files.ts';
export { deliveriesSchema, outboxStatusSchema } from './outbox.ts';
export type { Deliveries, OutboxStatus } from './outbox.ts';
export {
  releaseReportInputSchema,
  releaseReportSchema,
  releaseReportsSchema,
  releaseReportsSeenInputSchema,
} from './release-report.ts';
export type { ReleaseReport, ReleaseReportInput, ReleaseReports } from './release-report.ts';
export { contentRevisionHeader } from './content-revision-header.ts';
export { addressesSchema, revisionSchema, tagsSchema } from './site.ts';
export type { Addresses, Revision, Tags } from './site.ts';
export { policyReportSchema, policyReportsInputSchema, policyReportsSchema } from './policy-report.ts';
export type { PolicyReport, PolicyReports } from './policy-report.ts';
export { revisionsSchema, revisionStateSchema } from './record-history.ts';
export { recordSortsOf, recordListSchema } from './record-lists.ts';
export {
  listedStates,
  recordStates,
  recordSchema,
  recordViewSchema,
  unsavedViewSchema,
} from './record-view.ts';
export type { RevisionEntry, Revisions, RevisionState } from './record-history.ts';
export type {
  NewRecord,
  PublishInput,
  PublishPlan,
  RecordPatch,
  RestoreInput,
  SavedRecord,
} from './record-inputs.ts';
export type {
  RecordCounts,
  RecordList,
  RecordListQuery,
  RecordRow,
  RecordRows,
  RecordRowsQuery,
} from './record-lists.ts';
export type {
  LanguageState,
  RecordState,
  RecordSummary,
  ReviewDecision,
  RecordView,
  UnsavedView,
  StaleWords,
} from './record-view.ts';
export { auditSchema } from './audit.ts';
export type { Audit } from './audit.ts';
export { setupSchema, setupSteps } from './setup.ts';
export type { Setup } from './setup.ts';
export { settingsSchema } from './settings.ts';
export type { Settings } from './settings.ts';
export {
  mediaDetailSchema,
  mediaGroups,
  mediaListSchema,
  mediaSchema,
  mediaPatchSchema,
  mediaUseSchema,
  mediaUseStates,
  storedMediaSchema,
} from './media.ts';
export type {
  Media,
  MediaDeleted,
  MediaDetail,
  StoredMedia,
  MediaList,
  MediaListQuery,
  MediaPatch,
  MediaUse,
} from './media.ts';
export { redirectHitsSchema, redirectsImportedSchema } from './redirects.ts';
export type { RedirectHits, RedirectsImported } from './redirects.ts';
export type { Texts } from './texts.ts';
export { normalizeUrl } from './url.ts';
export { calls } from './calls/index.ts';
export { translationsCalls } from './calls/translations.ts';
export { bringBackCalls } from './calls/bring-back.ts';
export { redirectsCalls } from './calls/redirects.ts';
export { mediaCalls } from './calls/media.ts';
export { backupsCalls } from './calls/backups.ts';
export { doctorCalls } from './calls/doctor.ts';
export { accountLinksCalls } from './calls/account-links.ts';
export { visitsCalls } from './calls/visits.ts';
export { pitchesCalls } from './calls/pitches.ts';
export { moneyIn } from './money-in.ts';
export { testimonialRequestsCalls } from './calls/testimonial-requests.ts';
export { audiencesCalls } from './calls/audiences.ts';
export { reviewsCalls } from './calls/reviews.ts';
export { outboxCalls } from './calls/outbox.ts';
export { receiptsCalls } from './calls/receipts.ts';
export { reportsCalls } from './calls/reports.ts';
export { scheduleCalls } from './calls/schedule.ts';
export { usersCalls } from './calls/users.ts';
export type { Translations, TranslationsQuery } from './translations.ts';
export { everyCall, everyCallOf } from './calls/every-call.ts';
export { callsOf, collectionCallsOf, singleCallsOf } from './calls/kind-calls.ts';
export type { Call } from './call.ts';
