import { startupFault } from '../../lib/startup-fault.ts';
import { isFault } from '../../lib/fault.ts';

const shownMax = 20;

/** Does the work for every item. @throws a fault that names each one that is refused, when all were tried */
export async function tryAll<T, R>(
  items: readonly T[],
  nameOf: (item: T, index: number) => string,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const [done, refused]: [R[], string[]] = [[], []];
  for (const [index, item] of items.entries()) {
    try {
      done.push(await work(item));
    } catch (error) {
      if (!isFault(error)) throw error;
      refused.push(`  - ${nameOf(item, index)}: ${error.message}`);
    }
  }
  if (refused.length === 0) return done;
  const more = refused.length > shownMax ? [`  … and ${refused.length - shownMax} more`] : [];
  throw startupFault('BAD_MEDIA', ['Not imported:', ...refused.slice(0, shownMax), ...more].join('\n'));
}
