import type { State } from './history.ts';
import { isOf } from './paths.ts';
import type { Path } from './paths.ts';
import { read } from './read.ts';
import type { Door } from './server-node.ts';

/** Addresses whose answers are not yet byte for byte the same through every door, and of that state. */
export async function differences(
  doors: readonly Door[],
  paths: readonly Path[],
  state: State,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const asked = doors.filter(({ sort }) => path.doors === 'all' || path.doors === sort);
    const readings = await Promise.all(asked.map((door) => read(door, path)));
    const isDone = readings.every((reading) => !reading.isMarked && isOf(state, path, reading));
    // A refused call names the request.
    const answers = new Set(
      readings.map(({ status, etag, body }) =>
        JSON.stringify(status === 200 || path.isPage ? [status, etag, body] : status),
      ),
    );
    if (!isDone || answers.size > 1) found.push(path.path);
  }
  return found;
}
