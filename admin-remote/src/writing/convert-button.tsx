import type { Fields } from 'content-api/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button, toast } from 'shared-ui';
import { isSame } from '../lib/merge-values.ts';
import { textAt } from '../lib/value-at.ts';
import type { FormValues } from '../records/form-values.ts';
import { plainToMarkdown } from './plain-to-markdown.ts';
import { formatField, markdownFormat, mayBeMarkdown } from './record-format.ts';

interface ConvertButtonProps {
  fields: Fields;
  form: UseFormReturn<FormValues>;
}

/** Makes Markdown of a plain record, and plain text of it again until something more is typed. */
export function ConvertButton({ fields, form }: ConvertButtonProps) {
  const values = useWatch({ control: form.control });
  const [conversion, setConversion] = useState<{ before: FormValues; after: FormValues }>();
  const isPlain = values[formatField] !== markdownFormat;
  const mayUndo =
    conversion !== undefined && isSame(partOf(values, Object.keys(conversion.after)), conversion.after);
  if (!isPlain && !mayUndo) return null;

  function convert(): void {
    const names = Object.keys(fields).filter((name) => mayBeMarkdown(fields[name]));
    const before = partOf(form.getValues(), [formatField, ...names]);
    const after: FormValues = { [formatField]: markdownFormat };
    for (const name of names) after[name] = plainToMarkdown(textAt(before, name));
    setConversion({ before, after });
    show(after);
    toast.success('Converted to Markdown. The site changes once you save.');
  }

  function undo(): void {
    if (conversion) show(conversion.before);
    setConversion(undefined);
  }

  function show(part: FormValues): void {
    for (const [name, value] of Object.entries(part)) form.setValue(name, value, { shouldDirty: true });
  }

  return (
    <Button size="sm" variant="secondary" onClick={isPlain ? convert : undo}>
      {isPlain ? 'Convert to Markdown' : 'Undo conversion'}
    </Button>
  );
}

function partOf(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
