export { limits } from './limits.ts';
export { technologyCategories } from './technology-categories.ts';
export type { TechnologyCategory } from './technology-categories.ts';
export { idSchema, timestampSchema, versionSchema, textList } from './primitives.ts';
export { listQuerySchema, postListQuerySchema, pagedCardsSchema } from './paging.ts';
export type { PagedCards } from './paging.ts';
export { apiErrorSchema } from './error.ts';
export type { ApiError } from './error.ts';
export { outcomeSchema } from './outcome.ts';
export type { Outcome } from './outcome.ts';
export { projectSchema, projectInputSchema, projectCardSchema } from './project.ts';
export type { Project, ProjectInput, ProjectCard } from './project.ts';
export { serviceIconKind, serviceIconSchema } from './service-icon.ts';
export type { ServiceIconKind } from './service-icon.ts';
export {
  subServiceSchema,
  serviceSchema,
  subServiceInputSchema,
  serviceInputSchema,
  serviceCardSchema,
  serviceEnvelopeSchema,
  servicesEnvelopeSchema,
} from './service.ts';
export type { Service, SubService, ServiceInput, ServiceCard } from './service.ts';
export { postSchema, postInputSchema, postPatchSchema, postCardSchema, searchPostSchema } from './post.ts';
export type { Post, PostInput, PostPatch, PostCard, SearchPost } from './post.ts';
export { highlightSchema, aboutSchema, aboutInputSchema } from './about.ts';
export type { About, Highlight, AboutInput } from './about.ts';
export { founderSchema, foundersSchema, foundersInputSchema } from './founders.ts';
export type { Founder, Founders, FoundersInput } from './founders.ts';
export {
  technologySchema,
  technologyInputSchema,
  technologyRowSchema,
  technologiesInputSchema,
  technologiesSchema,
  technologiesSavedSchema,
  technologiesInitializedSchema,
} from './technology.ts';
export type {
  Technology,
  TechnologyInput,
  TechnologiesInput,
  TechnologiesSaved,
  TechnologiesInitialized,
} from './technology.ts';
export {
  userSchema,
  loginInputSchema,
  loginResultSchema,
  refreshResultSchema,
  authSessionSchema,
  authSessionsSchema,
  passwordInputSchema,
} from './auth.ts';
export type { User, LoginInput, LoginResult, RefreshResult, AuthSession, PasswordInput } from './auth.ts';
export {
  messageSchema,
  contactInputSchema,
  messagePatchSchema,
  messageListQuerySchema,
  messagesSchema,
} from './message.ts';
export type { Message, Messages, MessagePatch, ContactInput } from './message.ts';
export {
  releaseReportInputSchema,
  releaseReportSchema,
  releaseReportsSchema,
  releaseReportsSeenInputSchema,
} from './release-report.ts';
export type { ReleaseReport, ReleaseReportInput, ReleaseReports } from './release-report.ts';
export { revisionSchema, tagsSchema } from './site.ts';
export type { Revision, Tags } from './site.ts';
export { normalizeUrl } from './url.ts';
export { calls } from './calls/index.ts';
export type { Call } from './call.ts';
