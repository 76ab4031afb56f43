import type { ByteKind, Receipt } from 'content-api/contract';
import { formatBytes } from '../lib/file-size.ts';

export interface ReportLine {
  label: string;
  value: string;
  /** The change for the worse since the previous publication, in words. */
  worse?: string;
  /** The affected items, one line each. */
  details?: readonly string[];
}

const byteWords: Record<ByteKind, string> = {
  html: 'HTML',
  script: 'Script',
  style: 'Styles',
  font: 'Fonts',
  picture: 'Pictures',
};
/** A page that grew by less is no heavier to anybody. */
const noticedBytes = 2_000;
const noticedShare = 1.05;

/** The lines of a receipt, compared with the one before. */
export function reportLines(receipt: Receipt, before: Receipt | null): ReportLine[] {
  const kinds = Object.keys(byteWords) as ByteKind[];
  const [now, then] = [totalOf(receipt), before && totalOf(before)];
  return [
    { label: 'Page', value: formatBytes(now), ...grown(now, then) },
    ...kinds
      .filter((kind) => receipt.bytes[kind] > 0)
      .map((kind) => ({
        label: byteWords[kind],
        value: formatBytes(receipt.bytes[kind]),
        ...grown(receipt.bytes[kind], before && before.bytes[kind]),
      })),
    counted('Pictures without words', receipt.withoutAlt, before?.withoutAlt),
    {
      ...counted('Faults of headings', receipt.headingFaults, before?.headingFaults),
      value:
        receipt.headingFaults.length === 0
          ? `None in ${receipt.headings.length}`
          : String(receipt.headingFaults.length),
    },
    counted('Dead links', receipt.deadLinks, before?.deadLinks),
  ];
}

function totalOf({ bytes }: Receipt): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0);
}

function grown(now: number, then: number | null): Pick<ReportLine, 'worse'> {
  if (then === null || now - then < noticedBytes || now < then * noticedShare) return {};
  return { worse: `${formatBytes(now - then)} more than before` };
}

function counted(label: string, found: readonly string[], before: readonly string[] | undefined): ReportLine {
  const more = before === undefined ? 0 : found.length - before.length;
  return {
    label,
    value: found.length === 0 ? 'None' : String(found.length),
    details: found,
    ...(more > 0 && { worse: `${more} more than before` }),
  };
}
