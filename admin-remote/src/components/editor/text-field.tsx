import { useFormContext } from 'react-hook-form';
import { Input, Textarea } from 'shared-ui';
import { EditorField } from './editor-field.tsx';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean;
  type?: 'text' | 'url' | 'date' | 'number' | 'email';
  /** @default 'off' */
  autoComplete?: string;
  /** Several lines. */
  rows?: number;
  placeholder?: string;
  /** Has the focus when its dialog opens. Any value says yes. */
  'data-autofocus'?: string;
  inputMode?: 'numeric' | 'url';
  /** Id of a list of suggestions. */
  list?: string;
}

/** A field for text, on one line or on several. */
export function TextField({
  name,
  label,
  hint,
  required,
  hideLabel,
  rows,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const { register } = useFormContext();
  const wiring = register(name);
  return (
    <EditorField name={name} label={label} hint={hint} required={required} hideLabel={hideLabel}>
      {rows === undefined ? (
        <Input type={type} dir="auto" autoComplete="off" {...rest} {...wiring} />
      ) : (
        <Textarea rows={rows} dir="auto" {...rest} {...wiring} />
      )}
    </EditorField>
  );
}
