import { Grid } from '../grid/grid.tsx';
import { Input } from '../input/input.tsx';
import { Select } from '../select/select.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Field } from './field.tsx';

export function FieldExample() {
  return (
    <Grid columns={2}>
      <Field label="Your name" required>
        <Input name="name" autoComplete="name" placeholder="Ada Lovelace" />
      </Field>
      <Field label="Your email" required error="Please enter an address like name@example.com">
        <Input name="email" type="email" defaultValue="ada@" />
      </Field>
      <Field label="Category" hint="Decides under which tab it is shown">
        <Select name="category">
          <option>Frontend</option>
          <option>Backend</option>
        </Select>
      </Field>
      <Field label="Message">
        <Textarea name="message" />
      </Field>
    </Grid>
  );
}
