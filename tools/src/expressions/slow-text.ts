import vm from 'node:vm';
import { nearMatchesOf } from './near-matches.ts';
import type { SourceExpression } from './collect-expressions.ts';

/** Length of the texts, in characters. */
const length = 20_000;
/** A linear expression takes less than a millisecond, one of quadratic time hundreds. */
const limitMs = 60;
const tries = 3;

/** A text for which an expression takes longer than its length explains; undefined when there is none. */
export function slowText({ source, flags }: Pick<SourceExpression, 'source' | 'flags'>): string | undefined {
  const context = vm.createContext({ text: '', expression: new RegExp(source, flags) });
  // `replace` looks for every match, as `test` does for the first.
  const script = new vm.Script('expression.lastIndex = 0; text.replace(expression, "");');
  const isSlow = (text: string): boolean => {
    context.text = text;
    const started = performance.now();
    try {
      script.runInContext(context, { timeout: limitMs });
    } catch {
      return true;
    }
    return performance.now() - started > limitMs;
  };
  for (const { before, repeated, after } of nearMatchesOf(source, flags)) {
    const text = before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
    // Other processes may have held it up once.
    if (Array.from({ length: tries }).every(() => isSlow(text)))
      return `${before.slice(0, 40)}|${repeated}|${after}`;
  }
  return undefined;
}
