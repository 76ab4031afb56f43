import { lineText } from './text.ts';

/** One e-mail address: nothing that a mail program would take for several, or for a header. */
export const emailPattern = /^[^\s@,;<>"()[\]\\:]+@[^\s@,;<>"()[\]\\:.]+(\.[^\s@,;<>"()[\]\\:.]+)*$/u;

const forms = {
  email: { isValid: (value: string) => emailPattern.test(value), words: 'one e-mail address' },
  timeZone: { isValid: isTimeZone, words: 'a time zone such as Asia/Kolkata' },
};

/** A line that holds nothing but that; may be empty. */
export function lineOfForm(form: keyof typeof forms, options: Parameters<typeof lineText>[0]) {
  const { isValid, words } = forms[form];
  return lineText(options).refine(
    (value) => value === '' || isValid(value),
    `${options.label} must be ${words}`,
  );
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
