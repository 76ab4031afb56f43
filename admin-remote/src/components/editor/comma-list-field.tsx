import { useFormContext, useWatch } from 'react-hook-form';
import { Input, Stack, TagStrip } from 'shared-ui';
import { splitList } from '../../lib/split-list.ts';
import { EditorField } from './editor-field.tsx';

interface CommaListFieldProps {
  name: string;
  label: string;
  required?: boolean;
  placeholder?: string;
}

/** Comma-separated text, shown beneath as the list that will be stored. */
export function CommaListField({ name, label, required, placeholder }: CommaListFieldProps) {
  const { register, control } = useFormContext();
  const text: unknown = useWatch({ control, name });
  const items = splitList(typeof text === 'string' ? text : '', ',');
  return (
    <Stack gap={1}>
      <EditorField name={name} label={label} hint="Separate with commas" required={required}>
        <Input dir="auto" autoComplete="off" placeholder={placeholder} {...register(name)} />
      </EditorField>
      <TagStrip tags={items} label={`${label}, as stored`} />
    </Stack>
  );
}
