import { integer, list, record } from '../../lib/decode.ts';

const dayHours = 24;

export function read(items: unknown): number[] {
  return list(items, (item) => integer(record(item).hours) ?? 0).filter((hours) => hours > 0);
}

export function Component({ items: [hours = 0] }: { items: number[] }) {
  return <p>Lately, at least four in five messages were answered within {spanText(hours)}.</p>;
}

function spanText(hours: number): string {
  const days = Math.round(hours / dayHours);
  if (days < 1) return `${hours} hours`;
  return days === 1 ? 'a day' : `${days} days`;
}
