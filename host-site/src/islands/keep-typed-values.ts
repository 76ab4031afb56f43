/**
 * Keeps values that were typed before hydration. If a browser extension has added an element to the markup, such as the
 * icon of a password manager, React renders that part again, with new fields.
 *
 * @returns a function that moves values and focus into the new fields
 */
export function keepTypedValues(root: HTMLElement): () => void {
  const fields = new Set(root.querySelectorAll<HTMLInputElement>('input,textarea'));
  const { activeElement } = document;
  return () => {
    for (const field of fields) {
      if (field.isConnected) continue;
      // Once only: from then on the new field has the newer text.
      fields.delete(field);
      const [newField] = document.getElementsByName(field.name);
      if (!newField || !('value' in newField)) continue;
      newField.value = field.value;
      if (field === activeElement) newField.focus({ preventScroll: true });
    }
  };
}
