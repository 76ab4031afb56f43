import { say } from '../src/lib/say.ts';

export interface Finding {
  name: string;
  /** A measurement, relative to another one of the same run. */
  ratio: number;
  /** The worst ratio that is still good. */
  goal: { atLeast: number } | { atMost: number };
  /** The figures behind the ratio. */
  detail: string;
}

/** Prints a finding and its goal. @returns whether it is reached */
export function report({ name, ratio, goal, detail }: Finding): boolean {
  const isMet = 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost;
  const wanted = 'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`;
  say(
    `${isMet ? 'ok    ' : 'MISSED'} ${name.padEnd(52)} ${ratio.toFixed(2).padStart(6)}  goal ${wanted.padEnd(8)} ${detail}`,
  );
  return isMet;
}
