import { htmlNameOf, outlineNameOf } from '../contract/kinds/markdown-fields.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Reads } from '../db/database.ts';
import { readOwnFiles } from '../markdown/own-files.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { markdownNamesOf, withoutMarks } from './markdown-values.ts';
import { excerptOf, textOf, toAnswer } from './read-values.ts';
import type { LiveRecord } from './read-values.ts';

const wordsPerMinute = 220;
/** Shorter texts need no list of their headings. */
const outlineMinutesMin = 3;

/** A record as a page shows it: with the finished HTML of its Markdown fields, its excerpt and its reading time. */
export async function toPageAnswer(db: Reads, kind: Kind, record: LiveRecord) {
  const answer = toAnswer(kind, record);
  const minutes = readingMinutesOf(textOf(withoutMarks(kind, record.data)[kind.excerptOf ?? '']));
  const fields = markdownNamesOf(kind, record.data);
  const files = await readOwnFiles(
    db,
    fields.map((name) => textOf(answer[name])),
  );
  for (const [index, name] of fields.entries()) {
    // Two texts of one page have no id in common: other ids have no underscore there.
    const prefix = index === 0 ? 's-' : `s-${index + 1}_`;
    const { html, outline } = await renderMarkdown(textOf(answer[name]), { files, prefix });
    answer[htmlNameOf(name)] = html;
    if (name === kind.excerptOf && minutes >= outlineMinutesMin && outline !== '')
      answer[outlineNameOf(name)] = outline;
  }
  if (kind.excerptOf === undefined) return answer;
  return { ...answer, excerpt: excerptOf(kind, record.data), readingMinutes: minutes };
}

function readingMinutesOf(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
