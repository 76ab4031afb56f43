import { useWatch } from 'react-hook-form';
import { RecordField } from '../../records/record-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';

/** What visitors see of what is not translated; there is nothing to choose in a site with one language. */
export function MissingField(props: RecordFieldProps) {
  const languages: unknown = useWatch({ name: 'languages' });
  return Array.isArray(languages) && languages.length > 0 && <RecordField {...props} />;
}
