import { htmlNameOf, outlineNameOf } from '../../contract/kinds/markdown-fields.ts';
import type { Reads } from '../../db/database.ts';
import { readOwnFiles } from '../markdown/own-files.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { readBlockCards } from './block-cards.ts';
import { addLibraryAlts } from './library-alts.ts';
import { markdownTextsOf } from './markdown-values.ts';
import { beginningOf, minutesOf, plainTextOf, toAnswer } from './answers.ts';
import { readAuthorPictures } from './read-author-pictures.ts';
import { readFurther } from './read-further.ts';
import type { LiveRecord } from './answers.ts';
import type { ShownKind } from './read-languages.ts';

/** Shorter texts need no list of their headings. */
const outlineMinutesMin = 3;

/**
 * A record as a page shows it: with the finished HTML of its Markdown fields, its excerpt, its reading time, its author's
 * face, the cards of what may be read after it, and those that its blocks list.
 */
export async function toPageAnswer(db: Reads, shown: ShownKind, record: LiveRecord) {
  const { kind } = shown;
  const answer: ReturnType<typeof toAnswer> = {
    ...toAnswer(kind, record),
    ...(await readFurther(db, shown, record)),
    ...(await readAuthorPictures(db, kind))(record),
  };
  Object.assign(answer, await readBlockCards(db, shown, answer));
  const plainText = plainTextOf(kind, record.data);
  const minutes = minutesOf(plainText);
  await addLibraryAlts(db, kind, answer);
  const texts = markdownTextsOf(kind, record.data, answer);
  const files = await readOwnFiles(
    db,
    texts.map(({ text }) => text),
    kind.language,
  );
  for (const [index, { holder, name, text }] of texts.entries()) {
    // Two texts of one page have no id in common: other ids have no underscore there.
    const prefix = index === 0 ? 's-' : `s-${index + 1}_`;
    const { html, outline } = await renderMarkdown(text, { files, prefix });
    holder[htmlNameOf(name)] = html;
    if (holder === answer && name === kind.excerptOf && minutes >= outlineMinutesMin && outline !== '')
      answer[outlineNameOf(name)] = outline;
  }
  if (kind.excerptOf === undefined) return answer;
  return { ...answer, excerpt: beginningOf(plainText), readingMinutes: minutes };
}
