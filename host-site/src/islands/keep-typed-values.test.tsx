import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTypedValues } from './keep-typed-values.ts';

function Form() {
  return (
    <form>
      <p>
        <input name="subject" />
      </p>
      <textarea name="message" />
    </form>
  );
}

test('a text that was typed early outlives an element that an extension has put beside its field', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  const fieldOf = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const before = fieldOf('subject');
  before.after(document.createElement('password-icon'));
  before.value = 'A shop';
  before.focus();
  const restore = keepTypedValues(root);
  fieldOf('message').value = 'We sell tea.';
  const reported = jest.fn(restore);
  await act(() => hydrateRoot(root, <Form />, { onRecoverableError: reported }));
  expect(reported).toHaveBeenCalled();
  expect(fieldOf('subject')).not.toBe(before);
  expect(fieldOf('subject')).toHaveValue('A shop');
  expect(fieldOf('subject')).toHaveFocus();
  expect(fieldOf('message')).toHaveValue('We sell tea.');

  fieldOf('subject').value = 'Two shops';
  restore();
  expect(fieldOf('subject')).toHaveValue('Two shops');
});
