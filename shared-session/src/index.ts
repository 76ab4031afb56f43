export { attachSession } from './attach-session.ts';
export type { AttachOptions, AxiosLike, AxiosRequestLike } from './attach-session.ts';
export { createAuthFetch } from './auth-fetch.ts';
export type { AuthFetch, AuthFetchInit } from './auth-fetch.ts';
export { createSession } from './create-session.ts';
export { draftDifferences } from './draft-differences.ts';
export { createDraftStore } from './draft-store.ts';
export type { Draft, DraftStore, DraftStoreOptions } from './draft-store.ts';
export type {
  Channel,
  Clock,
  Environment,
  KeyStore,
  Navigate,
  Page,
  SessionOptions,
  SessionStores,
} from './environment.ts';
export { isNoTokenError, isSessionEndedError } from './errors.ts';
export { getSession, requireSession } from './instance.ts';
export { rememberReturnPath, returnPath } from './remember-return-path.ts';
export { safeReturnPath } from './safe-return-path.ts';
export type {
  Credentials,
  LoginResult,
  NoTokenError,
  Session,
  SessionEndedError,
  SessionEvents,
  SessionReason,
  SessionSnapshot,
  SessionStatus,
  SessionToast,
  SessionUser,
} from './types.ts';
export { warningDialogAttribute } from './watch-popup.ts';
