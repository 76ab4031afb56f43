import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button, Icon } from 'shared-ui';
import { FieldList } from '../../../components/editor/field-list.tsx';
import { ImageField } from '../../../components/editor/image-field.tsx';
import { ItemFrame } from '../../../components/editor/item-frame.tsx';
import { TextField } from '../../../components/editor/text-field.tsx';
import { signs } from '../../../components/signs.ts';
import { newSubService } from './service-values.ts';
import type { ServiceValues } from './service-values.ts';

interface SubServicesFieldProps {
  name: 'subServices';
  label: string;
}

/** The parts of a service; each needs a title and a description. */
export function SubServicesField({ name, label }: SubServicesFieldProps) {
  const { control } = useFormContext<ServiceValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <FieldList label={label}>
      {fields.map(({ id }, index) => (
        <ItemFrame
          key={id}
          title={`Sub-service ${index + 1}`}
          removeLabel="Remove Sub-service"
          onRemove={() => remove(index)}
        >
          <TextField name={`${name}.${index}.title`} label="Sub-service title" required />
          <TextField
            name={`${name}.${index}.description`}
            label="Sub-service description"
            rows={3}
            required
          />
          <ImageField name={`${name}.${index}.imageUrl`} label="Sub-service image URL" />
          <TextField
            name={`${name}.${index}.features`}
            label="Sub-service features"
            hint="One a line"
            rows={3}
          />
        </ItemFrame>
      ))}
      <Button variant="secondary" onClick={() => append(newSubService)}>
        <Icon name={signs.plus} />
        Add Sub-service
      </Button>
    </FieldList>
  );
}
