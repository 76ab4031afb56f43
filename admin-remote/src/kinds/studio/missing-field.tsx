import { useWatch } from 'react-hook-form';
import { RecordField } from '../../records/record-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';

/** For each kind, whether visitors see the original where a translation is missing. Hidden on a site with one language. */
export function MissingField(props: RecordFieldProps) {
  const languages: unknown = useWatch({ name: 'languages' });
  return Array.isArray(languages) && languages.length > 0 && <RecordField {...props} />;
}
