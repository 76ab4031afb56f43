/** Where somebody was in a text before its editor came. */
export interface LeftWriting {
  /** The cursor, in the source. */
  at: number;
  /** Of the text on the screen, in px. */
  height: number;
}

/** Where somebody is in the plain control of a field, or undefined when the focus is elsewhere. */
export function leftWriting(id: string | undefined): LeftWriting | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement) || activeElement.id !== id) return undefined;
  return { at: activeElement.selectionEnd, height: activeElement.offsetHeight };
}
