/** Size of headlines in percent of the usual one, as a slider has it. */
export const headlineSizes = ['80', '85', '90', '95', '100', '105', '110', '115', '120'] as const;

/** How much closer letters of headlines stand than usually, in thousandths of their size. */
export const headlineTightness = ['-30', '-20', '-10', '0', '10', '20', '30'] as const;

export interface Headlines {
  /** 1: the usual one. */
  size: number;
  /** 0: each has its own. */
  tightness: number;
}

/** Reads them from a look's record. @default the usual ones */
export function headlinesOf(values: Record<string, unknown>): Headlines {
  const size = headlineSizes.find((one) => one === values.headlineSize) ?? '100';
  const tightness = headlineTightness.find((one) => one === values.headlineTightness) ?? '0';
  return { size: Number(size) / 100, tightness: Number(tightness) / 1000 };
}
