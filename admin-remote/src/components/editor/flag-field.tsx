import { useFormContext } from 'react-hook-form';
import { Checkbox } from 'shared-ui';

/** A tick. */
export function FlagField({ name, label }: { name: string; label: string }) {
  const { register } = useFormContext();
  return <Checkbox label={label} {...register(name)} />;
}
