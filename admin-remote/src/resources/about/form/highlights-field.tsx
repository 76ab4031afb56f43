import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button, Select, StatusBanner } from 'shared-ui';
import { EditorField } from '../../../components/editor/editor-field.tsx';
import { FieldList } from '../../../components/editor/field-list.tsx';
import { ItemFrame } from '../../../components/editor/item-frame.tsx';
import { TextField } from '../../../components/editor/text-field.tsx';
import { newHighlight } from './about-values.ts';
import type { AboutValues } from './about-values.ts';

interface HighlightsFieldProps {
  name: 'highlights' | 'additionalHighlights';
  paragraphs: 'paragraphs' | 'additionalParagraphs';
  label: string;
}

/** Phrases that stand out, each with the paragraph it belongs to; warns of one that its paragraph does not hold. */
export function HighlightsField({ name, paragraphs, label }: HighlightsFieldProps) {
  const { control, register } = useFormContext<AboutValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const texts = useWatch({ control, name: paragraphs });
  const values = useWatch({ control, name });
  return (
    <FieldList label={label} hint="A phrase of a paragraph, word for word, that stands out on the page.">
      {fields.map(({ id }, index) => {
        const value = values[index];
        return (
          <ItemFrame
            key={id}
            title={`Highlight ${index + 1}`}
            removeLabel="Remove"
            onRemove={() => remove(index)}
          >
            <TextField name={`${name}.${index}.text`} label="Highlight text" />
            <EditorField name={`${name}.${index}.paragraph`} label="Belongs to">
              <Select {...register(`${name}.${index}.paragraph`)}>
                {texts.map((_, at) => (
                  <option key={at} value={String(at)}>
                    Paragraph {at + 1}
                  </option>
                ))}
              </Select>
            </EditorField>
            {value && value.text !== '' && !texts[Number(value.paragraph)]?.text.includes(value.text) && (
              <StatusBanner tone="warning">
                This phrase is not in its paragraph, so it will be shown as plain text.
              </StatusBanner>
            )}
          </ItemFrame>
        );
      })}
      <Button variant="secondary" onClick={() => append(newHighlight)}>
        + Add Highlight
      </Button>
    </FieldList>
  );
}
