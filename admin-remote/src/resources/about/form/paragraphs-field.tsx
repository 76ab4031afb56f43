import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button, toast } from 'shared-ui';
import { FieldList } from '../../../components/editor/field-list.tsx';
import { ItemFrame } from '../../../components/editor/item-frame.tsx';
import { TextField } from '../../../components/editor/text-field.tsx';
import { withoutParagraph } from './about-values.ts';
import type { AboutValues } from './about-values.ts';

interface ParagraphsFieldProps {
  name: 'paragraphs' | 'additionalParagraphs';
  highlights: 'highlights' | 'additionalHighlights';
  label: string;
  /** The last paragraph stays. @default false */
  isOneRequired?: boolean;
}

/** Paragraphs; taking one away takes its highlights along. */
export function ParagraphsField({ name, highlights, label, isOneRequired = false }: ParagraphsFieldProps) {
  const { control, getValues, setValue } = useFormContext<AboutValues>();
  const { fields, append } = useFieldArray({ control, name });

  function remove(index: number) {
    if (isOneRequired && fields.length === 1) return toast.error('Cannot remove the last paragraph');
    const left = withoutParagraph(getValues(name), getValues(highlights), index);
    setValue(highlights, left.highlights, { shouldDirty: true });
    setValue(name, left.paragraphs, { shouldDirty: true });
  }

  return (
    <FieldList label={label}>
      {fields.map(({ id }, index) => (
        <ItemFrame
          key={id}
          title={`Paragraph ${index + 1}`}
          removeLabel="Remove"
          onRemove={() => remove(index)}
        >
          <TextField
            name={`${name}.${index}.text`}
            label={`Paragraph ${index + 1}`}
            rows={4}
            required
            hideLabel
          />
        </ItemFrame>
      ))}
      <Button variant="secondary" onClick={() => append({ text: '' })}>
        + Add Paragraph
      </Button>
    </FieldList>
  );
}
