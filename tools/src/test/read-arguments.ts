import { parseArgs } from 'node:util';

/** Arguments of `npm test`. */
export interface TestOrder {
  /** Everything in its whole form, also what takes long. */
  isAll: boolean;
  /** Only what the changed files can break, since where it left `ref`. */
  isChanged: boolean;
  ref?: string;
  /** Parts of names of suites; none for all. */
  words: string[];
}

export const usage = `Usage: npm test [-- NAME …]          suites whose name contains NAME, or all, in a short form
       npm test -- --all             everything in its whole form
       npm test -- --changed [REF]   what the changed files can break, since REF (main)`;

/** Reads the arguments, or says what is wrong with them. */
export function readArguments(args: string[]): TestOrder | { fault: string } {
  const options = { all: { type: 'boolean' }, changed: { type: 'boolean' } } as const;
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'option' && !(token.name in options));
  if (unknown?.kind === 'option') return { fault: `There is no option ${unknown.rawName}.` };
  const given = (name: string) => tokens.some((token) => token.kind === 'option' && token.name === name);
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const [isAll, isChanged] = [given('all'), given('changed')];
  if (isAll && isChanged) return { fault: 'Either --all or --changed.' };
  if (isChanged && words.length > 1) return { fault: '--changed takes one commit or branch.' };
  return isChanged ? { isAll, isChanged, ref: words[0], words: [] } : { isAll, isChanged, words };
}
