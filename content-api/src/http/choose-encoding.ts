import type { Encoding } from '../content/stored-answer.ts';

const choices = new Map<string, Encoding | undefined>();
const choicesMax = 200;

/** The best of our encodings that the caller takes. Browsers send few different headers, so choices are remembered. */
export function chooseEncoding(header: string): Encoding | undefined {
  if (choices.has(header)) return choices.get(header);
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  const choice = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (choices.size >= choicesMax) choices.clear();
  choices.set(header, choice);
  return choice;
}
