import type { project } from 'content-api/contract';
import RecordForm from '../../records/record-form.tsx';
import type { RecordFormProps } from '../../records/record-form.tsx';
import { AccentField } from './accent-field.tsx';

const controls = { accent: AccentField };

/** The form of a project, which can take its accent from its main picture. */
export default function ProjectForm(props: RecordFormProps<typeof project>) {
  return <RecordForm {...props} controls={controls} />;
}
