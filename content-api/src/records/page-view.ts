import { htmlNameOf } from '../contract/kinds/markdown-fields.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Reads } from '../db/database.ts';
import { readOwnFiles } from '../markdown/own-files.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { markdownNamesOf } from './markdown-values.ts';
import { excerptOf, textOf, toAnswer } from './read-values.ts';
import type { LiveRecord } from './read-values.ts';

/** A record as a page shows it: its answer with the finished HTML of its Markdown fields, and its excerpt. */
export async function toPageAnswer(db: Reads, kind: Kind, record: LiveRecord) {
  const answer = toAnswer(kind, record);
  const fields = markdownNamesOf(kind, record.data);
  const files = await readOwnFiles(
    db,
    fields.map((name) => textOf(answer[name])),
  );
  for (const [index, name] of fields.entries()) {
    // Two texts of one page have no id in common: other ids have no underscore there.
    const prefix = index === 0 ? 's-' : `s-${index + 1}_`;
    answer[htmlNameOf(name)] = await renderMarkdown(textOf(answer[name]), { files, prefix });
  }
  if (kind.excerptOf !== undefined) answer.excerpt = excerptOf(kind, record.data);
  return answer;
}
