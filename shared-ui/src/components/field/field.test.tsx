import { screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render.tsx';
import { Input } from '../input/input.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Field } from './field.tsx';

it.each([
  ['an input', <Input key="1" />],
  ['a text area', <Textarea key="2" />],
  ['a select', <Select key="3" />],
  ['a search field', <SearchField key="4" />],
])('ties label, hint and error to %s', (_name, control) => {
  renderWithUi(
    <Field label="Title" hint="As it is shown" error="Title is required" required controlId="title">
      {control}
    </Field>,
  );
  const element = screen.getByLabelText(/^Title/);
  expect(element).toHaveAttribute('id', 'title');
  expect(element).toHaveAccessibleName('Title');
  expect(element).toHaveAccessibleDescription('As it is shown Title is required');
  expect(element).toBeInvalid();
  expect(element).toBeRequired();
});

it('marks nothing while nothing is wrong', () => {
  renderWithUi(
    <Field label="Title">
      <Input />
    </Field>,
  );
  const element = screen.getByRole('textbox', { name: 'Title' });
  expect(element).not.toHaveAttribute('aria-invalid');
  expect(element).not.toHaveAttribute('aria-describedby');
});

it('can name a control without showing the label', () => {
  renderWithUi(
    <Field label="Tag" hideLabel>
      <Select />
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Tag' })).toBeInTheDocument();
});
