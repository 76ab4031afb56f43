import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button, Grid, Select } from 'shared-ui';
import { EditorField } from '../../../components/editor/editor-field.tsx';
import { FieldList } from '../../../components/editor/field-list.tsx';
import { ImageField } from '../../../components/editor/image-field.tsx';
import { ItemFrame } from '../../../components/editor/item-frame.tsx';
import { TextField } from '../../../components/editor/text-field.tsx';
import { newFounder } from './about-values.ts';
import type { AboutValues } from './about-values.ts';

const socials = [
  ['github', 'GitHub'],
  ['portfolio', 'Portfolio'],
  ['linkedin', 'LinkedIn'],
  ['instagram', 'Instagram'],
] as const;

/** The founders, each with picture and social links. */
export function FoundersField({ name, label }: { name: 'founders'; label: string }) {
  const { control, register } = useFormContext<AboutValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <FieldList label={label}>
      {fields.map(({ id }, index) => (
        <ItemFrame
          key={id}
          title={`Founder ${index + 1}`}
          removeLabel="Remove Founder"
          onRemove={() => remove(index)}
        >
          <TextField name={`${name}.${index}.name`} label="Name" required />
          <TextField name={`${name}.${index}.bio`} label="Bio" rows={4} required />
          <ImageField name={`${name}.${index}.image`} label="Image URL" required />
          <EditorField name={`${name}.${index}.imagePosition`} label="Image Position">
            <Select {...register(`${name}.${index}.imagePosition`)}>
              <option value="left">Left</option>
              <option value="right">Right</option>
            </Select>
          </EditorField>
          <FieldList label="Social Links">
            <Grid columns={2}>
              {socials.map(([key, title]) => (
                <TextField
                  key={key}
                  name={`${name}.${index}.${key}`}
                  label={title}
                  type="url"
                  placeholder="https://"
                />
              ))}
            </Grid>
          </FieldList>
        </ItemFrame>
      ))}
      <Button variant="secondary" onClick={() => append(newFounder)}>
        + Add Founder
      </Button>
    </FieldList>
  );
}
