import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Stack } from '../stack/stack.tsx';
import { ErrorSummary } from './error-summary.tsx';

export function ErrorSummaryExample() {
  return (
    <Stack>
      <ErrorSummary
        errors={[
          { fieldId: 'summary-title', message: 'Title is required' },
          { message: 'Nothing was saved' },
        ]}
      />
      <Field label="Title" controlId="summary-title" error="Title is required">
        <Input />
      </Field>
    </Stack>
  );
}
