/** Sends a form as the browser does, so that the answer is saved to the disk while it arrives. */
export function sendForm(action: string, values: Record<string, string>): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
