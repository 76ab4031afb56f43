import type { State } from './history.ts';
import { isOf } from './paths.ts';
import type { Path } from './paths.ts';
import { read } from './read.ts';
import type { Endpoint } from './server-node.ts';

/**
 * The first address whose answers are not yet byte for byte the same through every endpoint, and of that state: who looks
 * again and again leaves the rest of the processor to the servers.
 */
export async function differences(
  endpoints: readonly Endpoint[],
  paths: readonly Path[],
  state: State,
): Promise<string[]> {
  for (const path of paths) {
    const asked = endpoints.filter(({ role }) => path.endpoints === 'all' || path.endpoints === role);
    const readings = await Promise.all(asked.map((endpoint) => read(endpoint, path)));
    const isDone = readings.every((reading) => !reading.isMarked && isOf(state, path, reading));
    // A refused call names the request.
    const answers = new Set(
      readings.map(({ status, etag, body }) =>
        JSON.stringify(status === 200 || path.isPage ? [status, etag, body] : status),
      ),
    );
    if (!isDone || answers.size > 1) return [path.path];
  }
  return [];
}
