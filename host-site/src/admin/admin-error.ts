/** Why the console could not be shown. */
export type AdminErrorCode =
  | 'host-script-missing'
  | 'pointer-unreachable'
  | 'pointer-invalid'
  | 'release-altered'
  | 'release-incompatible'
  | 'remote-failed';

export interface AdminError extends Error {
  name: 'AdminError';
  code: AdminErrorCode;
}

export function adminError(code: AdminErrorCode, message: string, cause?: unknown): AdminError {
  return Object.assign(new Error(message, { cause }), { name: 'AdminError' as const, code });
}

export function isAdminError(value: unknown): value is AdminError {
  return value instanceof Error && value.name === 'AdminError';
}
