/** Why a call gave no usable answer. */
export type ApiErrorCode = 'not-found' | 'refused' | 'server' | 'network' | 'timeout' | 'bad-answer';

/** A call that failed. Told by `isApiError`, as two copies of this module may meet in one page. */
export interface ApiError extends Error {
  name: 'ApiError';
  code: ApiErrorCode;
  /** HTTP status, when there was an answer. */
  status?: number;
}

export function apiError(code: ApiErrorCode, message: string, status?: number): ApiError {
  return Object.assign(new Error(message), { name: 'ApiError' as const, code, status });
}

export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError';
}

/** True when the record is known not to exist, as against a call that failed. */
export function isNotFound(value: unknown): boolean {
  return isApiError(value) && value.code === 'not-found';
}
