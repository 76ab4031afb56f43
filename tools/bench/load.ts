import autocannon from 'autocannon';

export interface LoadResult {
  perSecond: number;
  p99Ms: number;
  /** Answers other than 2xx and 3xx, and calls without one. */
  errors: number;
}

interface LoadOptions {
  /** Addresses that every connection asks for in turn. */
  urls: string[];
  seconds: number;
  /** @default 32 */
  connections?: number;
  /** Requests a second, all connections together. Default: as many as are answered. */
  rate?: number;
}

/** Readers who take compressed answers. */
export async function load({ urls, seconds, connections = 32, rate }: LoadOptions): Promise<LoadResult> {
  const [first = ''] = urls;
  const result = await autocannon({
    url: new URL(first).origin,
    requests: urls.map((url) => ({ path: url.slice(new URL(url).origin.length) })),
    connections,
    duration: seconds,
    workers: 1,
    headers: { 'accept-encoding': 'br, gzip' },
    ...(rate !== undefined && { overallRate: rate }),
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.errors + result['4xx'] + result['5xx'],
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
