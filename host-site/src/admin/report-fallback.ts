import { isAdminError } from './admin-error.ts';

interface FallbackReport {
  release?: string;
  fallback?: string;
  error: unknown;
}

/** Tells the API that a release did not start. Nobody waits for it, and nothing depends on it. */
export function reportFallback(apiBase: string, { release, fallback, error }: FallbackReport): void {
  const code = isAdminError(error) ? error.code : 'render';
  const message = error instanceof Error ? error.message.slice(0, 300) : undefined;
  fetch(`${apiBase}/reports/admin-release`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ release, code, message, fallback }),
  }).catch(() => undefined);
}
