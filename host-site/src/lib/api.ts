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

/** The one way by which public pages read content, in the browser and while rendering on the server. */
export interface Api {
  /**
   * Reads JSON below the API base, or below the portfolio base.
   *
   * @throws ApiError on any outcome but a JSON answer of status 200 to 299
   */
  get(path: string, options?: GetOptions): Promise<unknown>;
}

export interface GetOptions {
  base?: 'api' | 'portfolio';
  /** Default: 30 000 ms. */
  timeoutMs?: number;
  /** In the first language of the site, whatever that of the page is. @default false */
  inFirstLanguage?: boolean;
}

export interface ApiSettings {
  /** Address in front of `/projects` and the like, such as `/api`. */
  apiBase: string;
  /** Address in front of `/about` and `/founders`, such as `/api/portfolio`. */
  portfolioBase: string;
  fetch: typeof globalThis.fetch;
}

const defaultTimeoutMs = 30_000;

/** @param language further language of the answers. @default the first one */
export function createApi({ apiBase, portfolioBase, fetch }: ApiSettings, language?: string): Api {
  return {
    async get(path, { base = 'api', timeoutMs = defaultTimeoutMs, inFirstLanguage = false } = {}) {
      const asked = inFirstLanguage ? path : inLanguage(path, language);
      const address = (base === 'portfolio' ? portfolioBase : apiBase) + asked;
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
        if (!response.ok)
          throw apiError(codeOf(response.status), messageOf(response.status), response.status);
        return await parse(response);
      } catch (error) {
        if (isApiError(error)) throw error;
        if (signal.aborted) throw apiError('timeout', 'The API did not answer in time.');
        throw apiError('network', 'The API could not be reached.');
      }
    },
  };
}

function inLanguage(path: string, language: string | undefined): string {
  if (language === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ language })}`;
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw apiError('bad-answer', 'The answer has an unknown shape.', response.status);
  }
}

function codeOf(status: number): ApiErrorCode {
  if (status === 404 || status === 400 || status === 410) return 'not-found';
  return status >= 500 || status === 429 ? 'server' : 'refused';
}

function messageOf(status: number): string {
  return `The server answered ${status}.`;
}
