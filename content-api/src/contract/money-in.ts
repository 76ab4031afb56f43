/** Writes amounts of the smallest unit of a currency as a language does. */
export function moneyIn(language: string, currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minor) => format.format(minor / 10 ** digits);
}
