import { isValues } from '../../contract/kinds/is-values.ts';
import { pitch } from '../../contract/kinds/pitch.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Price } from '../../contract/pitch.ts';
import { readValues, textOf } from '../../core/records/read-values.ts';

/** Hundredths of a percent in a whole. */
const whole = 10_000n;

/** The price of a pitch with some of its options, by the places of their lines. In whole minor units, tax rounded half up. */
export function priceOf(data: Values, options: readonly number[]): Price {
  const values = readValues(pitch.fields, data);
  const currency = textOf(values.currency);
  const digits = digitsOf(currency);
  const lines = (Array.isArray(values.lines) ? values.lines.filter(isValues) : []).map((line, at) => {
    const isOptional = line.optional === true;
    return {
      text: textOf(line.text),
      amount: Number(scaled(textOf(line.amount), digits)),
      isOptional,
      isChosen: !isOptional || options.includes(at),
    };
  });
  const net = lines.reduce((sum, { amount, isChosen }) => sum + (isChosen ? BigInt(amount) : 0n), 0n);
  const taxPercent = textOf(values.tax);
  const tax = (net * scaled(taxPercent || '0', 2) + whole / 2n) / whole;
  return { currency, lines, net: Number(net), taxPercent, tax: Number(tax), total: Number(net + tax) };
}

/** Decimals of a currency: two of the euro, none of the yen. */
function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A decimal as a whole number of units of which ten to that power make one; what is finer is rounded half up. */
function scaled(decimal: string, digits: number): bigint {
  const [units = '0', part = ''] = decimal.split('.');
  const kept = BigInt(units + part.slice(0, digits).padEnd(digits, '0'));
  return Number(part[digits] ?? '0') >= 5 ? kept + 1n : kept;
}
