import { integer, list, record } from '../../lib/decode.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

const dayHours = 24;

export function read(items: unknown): number[] {
  return list(items, (item) => integer(record(item).hours) ?? 0).filter((hours) => hours > 0);
}

export function Component({ items: [hours = 0] }: { items: number[] }) {
  const { text } = useTexts();
  const days = Math.round(hours / dayHours);
  return <p>{days < 1 ? text('contact.hours', { count: hours }) : text('contact.days', { count: days })}</p>;
}
