import { setTimeout as pause } from 'node:timers/promises';
import type { Path } from './paths.ts';
import { read } from './read.ts';
import type { Reading } from './read.ts';
import type { Endpoint } from './server-node.ts';

export interface Readers {
  /** Everything that was read so far. */
  readings: Reading[];
  /** Invalid responses and missing ones. */
  failures: string[];
  /** Reads these addresses at once, outside the usual rhythm. */
  look: (endpoint: Endpoint, paths: readonly Path[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Clients that read as fast as they can take all of the processor, and are all that the edits wait for. */
const pauseMs = 50;

/** Clients that read any address at any time, each through one endpoint. */
export function startReaders(endpoints: readonly Endpoint[], paths: () => Path[]): Readers {
  const readings: Reading[] = [];
  const failures: string[] = [];
  let isStopped = false;

  async function readOnce(endpoint: Endpoint, path: Path, before?: Reading): Promise<Reading | undefined> {
    const askedAt = performance.now();
    try {
      const reading = await read(endpoint, path, before);
      readings.push(reading);
      return reading;
    } catch (error) {
      if (endpoint.wasUpSince(askedAt)) failures.push(`${endpoint.name} ${path.path}: ${reasonOf(error)}`);
      return undefined;
    }
  }

  async function keepReading(endpoint: Endpoint): Promise<void> {
    const lastReadings = new Map<string, Reading>();
    while (!isStopped) {
      const path = pickFor(endpoint, paths());
      const before = Math.random() < 0.5 ? lastReadings.get(path.path) : undefined;
      const reading = await readOnce(endpoint, path, before);
      if (reading) lastReadings.set(path.path, reading);
      await pause(pauseMs);
    }
  }

  const running = endpoints.map(keepReading);
  return {
    readings,
    failures,
    async look(endpoint, wanted) {
      await Promise.all(wanted.map((path) => readOnce(endpoint, path)));
    },
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

function pickFor({ role }: Endpoint, paths: Path[]): Path {
  const possible = paths.filter(({ endpoints }) => endpoints === 'all' || endpoints === role);
  const path = possible[Math.floor(Math.random() * possible.length)];
  if (!path) throw new Error('There is no address to read.');
  return path;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
