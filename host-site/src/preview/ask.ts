import { button, element } from './elements.ts';
import type { Outcome, ReviewState } from './review-calls.ts';

interface Question {
  title: string;
  /** Label of the text. */
  label: string;
  submit: string;
  onSend: (values: { name: string; text: string }) => Promise<Outcome>;
  onDone: (review: ReviewState) => void;
}

/** A dialog that asks for a name and a text. Errors appear at their field, and typed text is kept. */
export function ask({ title, label, submit, onSend, onDone }: Question): void {
  const name = field('Your name', 'name', element('input', { autocomplete: 'name', maxLength: 100 }));
  const words = field(label, 'text', element('textarea', { rows: 4, maxLength: 5000 }));
  const status = element('p', { className: 'review-error' });
  status.setAttribute('role', 'alert');
  const send = element('button', { className: 'review-main', textContent: submit });
  const cancel = button('Cancel', () => dialog.close());
  const form = element(
    'form',
    { noValidate: true },
    element('h2', { textContent: title }),
    name.row,
    words.row,
    status,
    element('div', { className: 'review-buttons' }, send, cancel),
  );
  form.dataset.native = '';
  const dialog = element('dialog', { className: 'review-dialog' }, form);
  dialog.setAttribute('aria-label', title);
  dialog.addEventListener('close', () => dialog.remove());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    void onSend({ name: name.input.value, text: words.input.value }).then((outcome) => {
      send.disabled = false;
      if ('review' in outcome) {
        dialog.close();
        onDone(outcome.review);
        return;
      }
      const { fields, message } = outcome;
      name.say(fields.name);
      words.say(fields.text);
      status.textContent = (fields.name ?? fields.text) ? '' : message;
    });
  });
  document.body.append(dialog);
  dialog.showModal();
}

function field<T extends HTMLInputElement | HTMLTextAreaElement>(label: string, id: string, input: T) {
  const error = element('span', { className: 'review-error', id: `review-${id}-error` });
  const row = element('label', {}, label, input, error);
  return {
    row,
    input,
    say(message = '') {
      error.textContent = message;
      input.setAttribute('aria-invalid', String(message !== ''));
      input.setAttribute('aria-describedby', error.id);
    },
  };
}
