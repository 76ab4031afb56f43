import type { LogFn, Logger } from 'pino';
import { isError } from './is-error.ts';

const keptFaults = 20;
const errorLevel = 50;

/** A kind of failure since the server started. It says nothing of whom it met: the words are of the program. */
export interface RecentFault {
  words: string;
  /** Of the system or of a library, such as `ENOSPC`. */
  code?: string;
  lastAt: string;
  count: number;
}

/** Keeps the last failures of a log, without what visitors or editors wrote. */
export interface RecentFaults {
  /** For pino's `hooks`. */
  logMethod: (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;
  /** The latest first. */
  list: () => RecentFault[];
}

/** @param nowMs the present time */
export function createRecentFaults(nowMs: () => number): RecentFaults {
  const faults = new Map<string, RecentFault>();

  function note(args: readonly unknown[]): void {
    const [first, second] = args;
    const error = errorIn(first);
    const said = typeof first === 'string' ? first : second;
    // A message of an error may hold what it was about.
    const words =
      typeof said === 'string' && said !== error?.message ? said : 'A request could not be answered';
    const code = error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    const key = `${words} ${code}`;
    const count = (faults.get(key)?.count ?? 0) + 1;
    faults.delete(key);
    faults.set(key, { words, ...(code && { code }), lastAt: new Date(nowMs()).toISOString(), count });
    const [oldest] = faults.keys();
    if (faults.size > keptFaults && oldest !== undefined) faults.delete(oldest);
  }

  return {
    logMethod(args, method, level) {
      if (level >= errorLevel) note(args);
      method.apply(this, args);
    },
    list: () => [...faults.values()].reverse(),
  };
}

function errorIn(first: unknown): Error | undefined {
  if (isError(first)) return first;
  const held: unknown = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
  return isError(held) ? held : undefined;
}
