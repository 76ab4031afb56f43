export { RequireAdmin } from './require-admin.tsx';
export type { RequireAdminProps } from './require-admin.tsx';
export { useDraft } from './use-draft.ts';
export type { UseDraft } from './use-draft.ts';
export { useOptionalUser } from './use-optional-user.ts';
export { useSession } from './use-session.ts';
export { useTimeoutWarning } from './use-timeout-warning.ts';
export type { TimeoutWarning } from './use-timeout-warning.ts';
export { useUser } from './use-user.ts';
