/** Forms that a line may have to have. `color`: three or six hexadecimal digits. */
export type LineForm = keyof typeof lineForms;

/** For each form: a reader that returns the stored spelling or null, and the message for invalid text. */
export const lineForms = {
  color: { read: readColor, message: 'must be a colour, such as #2962ff' },
} as const;

function readColor(value: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
