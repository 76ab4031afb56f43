import type { Right } from 'content-api/contract';
import { useController } from 'react-hook-form';
import { RightsField } from './rights-field.tsx';

/** The rights of a form, in its field `may`. */
export function RightsControl({ own }: { own: readonly Right[] }) {
  const { field } = useController<{ may: Right[] }, 'may'>({ name: 'may' });
  return <RightsField value={field.value} own={own} onChange={field.onChange} />;
}
