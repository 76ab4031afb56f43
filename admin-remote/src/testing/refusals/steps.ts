import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Clicks, and lets the page settle. */
export async function click(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
}

/**
 * Presses the first button with that text in the dialog that is open, else on the page, as soon as it is there. By its
 * text: the roles of a whole form take their time.
 */
export async function press(text: string): Promise<void> {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const [button] = await within(dialog ?? document.body).findAllByText(text, { selector: 'button' });
  await click(button ?? document.body);
}

/** Presses a button of the question that is open. */
export async function answer(text: string): Promise<void> {
  await click(within(await screen.findByRole('alertdialog')).getByText(text, { selector: 'button' }));
}

/** Types into fields by their labels. */
export async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const selector = 'input, textarea, select, [contenteditable]';
    const [control] = await screen.findAllByLabelText(new RegExp(`^${label}( ?\\*)?$`), { selector });
    if (!control) continue;
    if (control.hasAttribute('contenteditable')) await userEvent.setup({ delay: null }).type(control, value);
    else {
      await act(async () => {
        fireEvent.change(control, { target: { value } });
        await Promise.resolve();
      });
    }
  }
}
