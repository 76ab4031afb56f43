import { about } from 'content-api/contract';
import { useFormContext } from 'react-hook-form';
import { toast } from 'shared-ui';
import type { FormValues } from '../../records/form-values.ts';
import { ListField } from '../../records/record-field.tsx';
import { itemsOf, withoutParagraph } from './about-values.ts';

interface ParagraphsFieldProps {
  name: 'paragraphs' | 'additionalParagraphs';
  highlights: 'highlights' | 'additionalHighlights';
}

/** Paragraphs; taking one away takes its highlights along. The last one of those that are required stays. */
export function ParagraphsField({ name, highlights }: ParagraphsFieldProps) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const field = about.fields[name];

  function remove(index: number) {
    const isRequired = 'required' in field;
    if (isRequired && itemsOf(getValues(name)).length === 1) {
      toast.error('Cannot remove the last paragraph');
      return;
    }
    const left = withoutParagraph(getValues(name), getValues(highlights), index);
    setValue(highlights, left.highlights, { shouldDirty: true });
    setValue(name, left.paragraphs, { shouldDirty: true });
  }

  return <ListField name={name} field={field} onRemove={remove} />;
}
