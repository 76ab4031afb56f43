import { useQueryClient } from '@tanstack/react-query';
import { serviceInputSchema } from 'content-api/contract';
import type { Service } from 'content-api/contract';
import { toast } from 'shared-ui';
import { EditorDialog } from '../../../components/editor/editor-dialog.tsx';
import { RecordDialog } from '../../../components/editor/record-dialog.tsx';
import { TextField } from '../../../components/editor/text-field.tsx';
import { useEditor } from '../../../components/editor/use-editor.ts';
import type { Snapshot } from '../../../components/editor/editor-types.ts';
import type { RecordFormProps } from '../../../components/list/record-form-props.ts';
import { useApi } from '../../../lib/api-context.ts';
import { failureText } from '../../../lib/api-failure.ts';
import { createService, fetchService, updateService } from '../api/services.ts';
import { IconField } from './icon-field.tsx';
import { newService, serviceInput, serviceSnapshot, slugOf } from './service-values.ts';
import type { ServiceValues } from './service-values.ts';
import { SubServicesField } from './sub-services-field.tsx';

const labels: Record<keyof ServiceValues, string> = {
  title: 'Title',
  description: 'Description',
  icon: 'Icon',
  slug: 'Slug',
  features: 'Features',
  subServices: 'Sub-services',
};

/** The form of a service with its sub-services, in a modal. */
export default function ServiceForm({ id, onClose }: RecordFormProps) {
  const api = useApi();
  if (id === 'new') return <Fields id={id} start={newService} onClose={onClose} />;
  return (
    <RecordDialog
      title="Edit Service"
      queryKey={['services', 'record', id]}
      load={(signal) => fetchService(api, id, signal)}
      loadError="Failed to load service details"
      onClose={onClose}
    >
      {(service) => <Fields id={id} start={serviceSnapshot(service)} onClose={onClose} />}
    </RecordDialog>
  );
}

function Fields({ id, start, onClose }: RecordFormProps & { start: Snapshot<ServiceValues> }) {
  const api = useApi();
  const queries = useQueryClient();
  const isNew = id === 'new';
  const editor = useEditor({
    name: 'service',
    id,
    initial: start,
    labels,
    schema: serviceInputSchema,
    toInput: serviceInput,
    fieldOf,
    save: (input, version, key) =>
      isNew ? createService(api, input, { key, version }) : updateService(api, id, input, version),
    readCurrent: (current) => serviceSnapshot(current as Service),
    failureText: (failure) => failureText(failure, 'Failed to save service'),
    onSaved() {
      toast.success(isNew ? 'Service created successfully' : 'Service updated successfully');
      void queries.invalidateQueries({ queryKey: ['services'] });
      onClose();
    },
  });
  const { form } = editor;

  /** A new service's slug follows its title until somebody types one. */
  function suggestSlug(): void {
    if (isNew && !form.getFieldState('slug').isTouched && form.getValues('slug') === '') {
      form.setValue('slug', slugOf(form.getValues('title')), { shouldDirty: true });
    }
  }

  return (
    <EditorDialog
      editor={editor}
      title={isNew ? 'Add New Service' : 'Edit Service'}
      saveLabel={isNew ? 'Create Service' : 'Update Service'}
      onClose={onClose}
    >
      <TextField name="title" label={labels.title} required data-autofocus="" onBlur={suggestSlug} />
      <TextField name="description" label={labels.description} rows={4} required />
      <IconField name="icon" label={labels.icon} />
      <TextField
        name="slug"
        label={labels.slug}
        hint="Part of the address: /services/your-slug. Earlier addresses keep working."
        required
      />
      <TextField
        name="features"
        label={labels.features}
        hint="One a line, shown as bullets on the card"
        rows={4}
      />
      <SubServicesField name="subServices" label={labels.subServices} />
    </EditorDialog>
  );
}

/** Items of a list of lines have no control of their own; those of sub-services do. */
function fieldOf(path: string): string {
  const [first = path, index, field] = path.split('.');
  return first === 'subServices' && index !== undefined && field ? `${first}.${index}.${field}` : first;
}
