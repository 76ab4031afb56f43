/**
 * Keeps what was typed into the markup of the server. Where a browser's extension has put an element into it, such as the
 * icon of a password manager, React draws that part of the page anew, with new fields.
 *
 * @returns moves texts and focus into fields that were drawn anew
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = new Set(root.querySelectorAll<HTMLInputElement>('input,textarea'));
  const { activeElement } = document;
  return () => {
    for (const field of fields) {
      if (field.isConnected) continue;
      // Once only: from then on the new field has the newer text.
      fields.delete(field);
      const [drawn] = document.getElementsByName(field.name);
      if (!drawn || !('value' in drawn)) continue;
      drawn.value = field.value;
      if (field === activeElement) drawn.focus({ preventScroll: true });
    }
  };
}
