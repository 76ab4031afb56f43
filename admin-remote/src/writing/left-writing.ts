/** Cursor and size of a text field when the editor replaces it. */
export interface LeftWriting {
  /** Position of the cursor in the source. */
  at: number;
  /** Height of the field, in px. */
  height: number;
}

/** Cursor and size of the text field with this id, or undefined when the focus is elsewhere. */
export function leftWriting(id: string | undefined): LeftWriting | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement) || activeElement.id !== id) return undefined;
  return { at: activeElement.selectionEnd, height: activeElement.offsetHeight };
}
