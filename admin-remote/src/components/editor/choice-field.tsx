import { useFormContext } from 'react-hook-form';
import { Select } from 'shared-ui';
import { EditorField } from './editor-field.tsx';

interface ChoiceFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  options: readonly { value: string; label: string }[];
}

/** One of a few values. */
export function ChoiceField({ name, options, ...rest }: ChoiceFieldProps) {
  const { register } = useFormContext();
  return (
    <EditorField name={name} {...rest}>
      <Select {...register(name)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </EditorField>
  );
}
