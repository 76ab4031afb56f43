import { about } from 'content-api/contract';
import { useWatch } from 'react-hook-form';
import { StatusBanner } from 'shared-ui';
import { ChoiceField } from '../../components/editor/choice-field.tsx';
import { TextField } from '../../components/editor/text-field.tsx';
import { textAt } from '../../lib/value-at.ts';
import { itemText } from '../../records/form-values.ts';
import type { FormValues } from '../../records/form-values.ts';
import { ListField } from '../../records/record-field.tsx';
import { itemsOf } from './about-values.ts';

const added = { text: '', paragraphIndex: '0' };

interface HighlightsFieldProps {
  name: 'highlights' | 'additionalHighlights';
  paragraphs: 'paragraphs' | 'additionalParagraphs';
}

/** Phrases that stand out, each with the paragraph it belongs to; warns of one that its paragraph does not hold. */
export function HighlightsField({ name, paragraphs }: HighlightsFieldProps) {
  const [holders, values] = useWatch<FormValues>({ name: [paragraphs, name] });
  const texts = itemsOf(holders).map((paragraph) => textAt(paragraph, itemText));
  const options = texts.map((_, at) => ({ value: String(at), label: `Paragraph ${at + 1}` }));
  return (
    <ListField
      name={name}
      field={about.fields[name]}
      added={added}
      itemOf={(path, index) => {
        const highlight = itemsOf(values)[index] ?? added;
        const text = textAt(highlight, 'text');
        const isHeld = texts[Number(textAt(highlight, 'paragraphIndex'))]?.includes(text) ?? false;
        return (
          <>
            <TextField name={`${path}.text`} label="Highlight text" />
            <ChoiceField name={`${path}.paragraphIndex`} label="Belongs to" options={options} />
            {text !== '' && !isHeld && (
              <StatusBanner tone="warning">
                This phrase is not in its paragraph, so it will be shown as plain text.
              </StatusBanner>
            )}
          </>
        );
      }}
    />
  );
}
