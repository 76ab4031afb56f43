/** One e-mail address: nothing that a mail program would take for several, or for a header. */
export const emailPattern = /^[^\s@,;<>"()[\]\\:]+@[^\s@,;<>"()[\]\\:.]+(\.[^\s@,;<>"()[\]\\:.]+)*$/u;

/** Forms that a line may have to have. `color`: three or six hexadecimal digits; `timeZone`: an IANA name. */
export type LineForm = keyof typeof lineForms;

/** Of each form the reader, which returns the stored spelling or null, and the message for everything else. */
export const lineForms = {
  color: { read: readColor, message: 'must be a colour, such as #2962ff' },
  email: { read: readEmail, message: 'must be one e-mail address' },
  timeZone: { read: readTimeZone, message: 'must be a time zone such as Asia/Kolkata' },
} as const;

function readEmail(value: string): string | null {
  return emailPattern.test(value) ? value : null;
}

function readTimeZone(name: string): string | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return null;
  }
}

function readColor(value: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
