import { textOfMarkdown } from '../../core/markdown/text-of-markdown.ts';
import { textOf } from '../../core/records/read-values.ts';
import type { Check } from './facts.ts';

/** Search results show about 150 characters; below this there is hardly anything to read. */
const thinLength = 50;

/** A record whose description in search results says little, unless it has one of its own for them. */
export const descriptionCheck: Check = ({ field, path, value }, { kind, values, isMarkdown }) => {
  if (path !== kind.describedBy?.[0] || textOf(values.seoDescription).trim() !== '') return [];
  const isMarked = field.type === 'prose' && field.markdown === true && isMarkdown;
  const text = isMarked ? textOfMarkdown(textOf(value)) : textOf(value);
  const { length } = text.trim().replaceAll(/\s+/g, ' ');
  if (length >= thinLength) return [];
  return [
    {
      check: 'thin-description' as const,
      subject: text.trim(),
      message: `Search results describe the page by this text, and it has ${length === 0 ? 'none' : `${length} characters`}. ${thinLength} to 150 tell more.`,
    },
  ];
};
