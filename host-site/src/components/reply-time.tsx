import { readInteger, readList, readRecord } from '../lib/decode.ts';
import { useTexts } from '../lib/page-context.ts';
import { createSection } from '../lib/section.tsx';

const dayHours = 24;

function read(items: unknown): number[] {
  return readList(items, (item) => readInteger(readRecord(item).hours) ?? 0).filter((hours) => hours > 0);
}

function ReplyTime({ items: [hours = 0] }: { items: number[] }) {
  const { text } = useTexts();
  const days = Math.round(hours / dayHours);
  return <p>{days < 1 ? text('contact.hours', { count: hours }) : text('contact.days', { count: days })}</p>;
}

/** Shows how soon messages were answered lately; nothing while that is unknown. */
export const replyTime = createSection('/reply-time', { read, Component: ReplyTime });
