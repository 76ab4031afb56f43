import { technologyCategories, technologyInputSchema } from 'content-api/contract';
import type { Technology, TechnologyCategory } from 'content-api/contract';
import { useFormContext } from 'react-hook-form';
import { Checkbox, Select } from 'shared-ui';
import { EditorDialog } from '../../../components/editor/editor-dialog.tsx';
import { EditorField } from '../../../components/editor/editor-field.tsx';
import { ImageField } from '../../../components/editor/image-field.tsx';
import { TextField } from '../../../components/editor/text-field.tsx';
import { useEditor } from '../../../components/editor/use-editor.ts';
import { useApi } from '../../../lib/api-context.ts';
import { failureText } from '../../../lib/api-failure.ts';
import { createTechnology } from '../api/technologies.ts';

export interface TechnologyFormProps {
  onClose: () => void;
  onAdded: (technology: Technology) => void;
}

interface TechnologyValues {
  name: string;
  logo: string;
  category: TechnologyCategory;
  isSelected: boolean;
}

const labels: Record<keyof TechnologyValues, string> = {
  name: 'Name',
  logo: 'Logo URL',
  category: 'Category',
  isSelected: 'Selected for display',
};
const start = {
  version: undefined,
  values: { name: '', logo: '', category: 'frontend', isSelected: false } as TechnologyValues,
};

/** 'Add New Technology', in a modal. */
export default function TechnologyForm({ onClose, onAdded }: TechnologyFormProps) {
  const api = useApi();
  const editor = useEditor({
    name: 'technology',
    id: 'new',
    initial: start,
    labels,
    schema: technologyInputSchema,
    toInput: (values: TechnologyValues) => values,
    save: (input, version, key) => createTechnology(api, input, { key, version }),
    failureText: (failure) => failureText(failure, 'Failed to add technology. Please try again.'),
    onSaved(technology) {
      onAdded(technology);
      onClose();
    },
  });
  return (
    <EditorDialog
      editor={editor}
      title="Add New Technology"
      saveLabel="Add Technology"
      savingLabel="Adding..."
      onClose={onClose}
    >
      <TextField name="name" label={labels.name} required data-autofocus="" />
      <ImageField name="logo" label={labels.logo} required />
      <EditorField name="category" label={labels.category} required>
        <CategorySelect />
      </EditorField>
      <SelectedCheckbox />
    </EditorDialog>
  );
}

function CategorySelect() {
  const { register } = useFormContext<TechnologyValues>();
  return (
    <Select {...register('category')}>
      {technologyCategories.map((category) => (
        <option key={category}>{category}</option>
      ))}
    </Select>
  );
}

function SelectedCheckbox() {
  const { register } = useFormContext<TechnologyValues>();
  return <Checkbox label={labels.isSelected} {...register('isSelected')} />;
}
