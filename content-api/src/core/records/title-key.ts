import { foldText } from '../../contract/fold-text.ts';

const numberLength = 16;
/** The databases refuse to index some kilobytes. */
const lengthMax = 600;

/** A title in the form by which the databases order titles: without case and accents, numbers by their size. */
export function titleKeyOf(title: string): string {
  return foldText(title)
    .replaceAll(/\d+/g, (digits) => digits.padStart(numberLength, '0'))
    .slice(0, lengthMax);
}
