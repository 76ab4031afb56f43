import autocannon from 'autocannon';

interface Load {
  perSecond: number;
  p99Ms: number;
  errors: number;
}

/** So many connections that ask as fast as they are answered. */
export async function load(url: string, seconds: number, connections = 32): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
    headers: { 'accept-encoding': 'br, gzip' },
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
