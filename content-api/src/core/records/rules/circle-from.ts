import { pathKeyOf } from '../../../contract/path-key.ts';
import { wayTo } from './ways.ts';
import type { Way, Ways } from './ways.ts';

interface Step {
  way: Way;
  before?: Step;
}

/** The addresses that a visitor would go round in who follows a redirect; undefined when the way ends. */
export function circleFrom(from: string, to: string, ways: Ways): string[] | undefined {
  const start = pathKeyOf(from);
  const seen = new Set<Way>();
  const open: Step[] = [{ way: wayTo(to) }];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (step.way.next.includes(start)) return [from, ...addressesOf(step)];
    for (const way of following(step.way, ways)) {
      if (seen.has(way)) continue;
      seen.add(way);
      open.push({ way, before: step });
    }
  }
  return undefined;
}

function addressesOf(last: Step): string[] {
  const addresses: string[] = [];
  for (let step: Step | undefined = last; step !== undefined; step = step.before) addresses.push(step.way.to);
  return addresses.reverse();
}

/** Where a redirect names the query, that of the path alone is not followed; a scheduled one may be there or not. */
function following({ next }: Way, ways: Ways): Way[] {
  const [exact = [], bare = []] = next.map((address) => ways.get(address) ?? []);
  return exact.some(({ isAhead }) => !isAhead) ? exact : [...exact, ...bare];
}
