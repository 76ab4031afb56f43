import { useFormContext } from 'react-hook-form';
import { Input, Textarea } from 'shared-ui';
import { EditorField } from './editor-field.tsx';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  type?: 'text' | 'url' | 'date' | 'number';
  /** Several lines. */
  rows?: number;
  placeholder?: string;
  inputMode?: 'numeric' | 'url';
}

/** A field for text, on one line or on several. */
export function TextField({ name, label, hint, required, rows, type = 'text', ...rest }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <EditorField name={name} label={label} hint={hint} required={required}>
      {rows === undefined ? (
        <Input type={type} autoComplete="off" {...rest} {...register(name)} />
      ) : (
        <Textarea rows={rows} {...rest} {...register(name)} />
      )}
    </EditorField>
  );
}
