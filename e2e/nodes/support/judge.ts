import type { History, State } from './history.ts';
import { isOf } from './paths.ts';
import type { Reading } from './read.ts';

/** Time within which an edit must be seen, through any address. */
const promisedMs = 1_000;

/** A claim of an answer that its body does not show, if any. */
export function faultOf(reading: Reading, { states }: History): string | undefined {
  const { endpoint, path, revision, isMarked, names, status } = reading;
  const name = `${endpoint.name} ${path.path}`;
  const what = `${status} with ${names.join(' ') || 'nothing'}`;
  if (revision !== null) {
    const named = states.find((state) => state.revision === revision);
    const possible = named ? [named] : states.filter(({ hasOtherNames }) => hasOtherNames);
    if (possible.length === 0) return `${name} names a revision that no edit made`;
    if (!possible.some((state) => isOf(state, path, reading)))
      return `${name} is not of the revision that it names: ${what}`;
  }
  if (isMarked) return undefined;
  const at = states.findLastIndex((state) => isOf(state, path, reading));
  if (at < 0) return `${name} is of no state of the content: ${what}`;
  const late = states.slice(at + 1).find((state) => isLate(state, reading));
  return (
    late && `${name} is older than it may be by ${Math.round(reading.askedAt - late.doneAt)} ms: ${what}`
  );
}

/** Whoever reads a page where the edit was made sees it at once; everybody else within a second. */
function isLate({ doneAt, through }: State, { askedAt, endpoint, path }: Reading): boolean {
  const isSameSite = path.isPage && !endpoint.isBalancer && through === endpoint;
  return askedAt - doneAt > (isSameSite ? 0 : promisedMs);
}
