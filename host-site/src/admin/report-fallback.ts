import { isAdminError } from './admin-error.ts';

interface FallbackReport {
  release?: string;
  fallback?: string;
  error: unknown;
}

const timeoutMs = 2_000;

/**
 * Reports to the API that a release did not start; the dashboard shows it. Failures are ignored.
 *
 * @returns whether the API has taken the report
 */
export async function reportFallback(
  apiBase: string,
  { release, fallback, error }: FallbackReport,
): Promise<boolean> {
  const code = isAdminError(error) ? error.code : 'render';
  const message = error instanceof Error ? error.message.slice(0, 300) : undefined;
  const answer = await fetch(`${apiBase}/reports/admin-release`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
    body: JSON.stringify({ release, code, message, fallback }),
  }).catch(() => null);
  return answer?.ok ?? false;
}
