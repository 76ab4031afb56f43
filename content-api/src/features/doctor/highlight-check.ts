import { isValues } from '../../contract/kinds/is-values.ts';
import { textOf } from '../../core/records/read-values.ts';
import type { Check } from './facts.ts';

/** Phrases that are to stand out in a paragraph and do not occur there: the page shows nothing of them. */
export const highlightCheck: Check = ({ field, path, label, value }, { values }) => {
  if (field.type !== 'list' || field.phrasesOf === undefined || !Array.isArray(value)) return [];
  const paragraphs: unknown = values[field.phrasesOf];
  return value.flatMap((phrase: unknown, index) => {
    const { paragraphIndex, text } = isValues(phrase) ? phrase : {};
    const place = Number(paragraphIndex);
    const paragraph = Array.isArray(paragraphs) ? textOf(paragraphs[place]) : '';
    const wanted = textOf(text);
    if (wanted.trim() === '' || paragraph.includes(wanted)) return [];
    return [
      {
        check: 'lost-highlight' as const,
        field: `${path}.${index}.text`,
        label: `${label}, number ${index + 1}`,
        subject: wanted,
        message: `Paragraph ${place + 1} does not contain this phrase, so nothing stands out.`,
      },
    ];
  });
};
