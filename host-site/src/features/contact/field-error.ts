import type { ContactTexts } from './contact-texts.ts';

const required: Partial<Record<string, keyof ContactTexts>> = {
  name: 'form.needsName',
  email: 'form.needsEmail',
  subject: 'form.needsSubject',
};

/** Fault of a field, in words; nothing when it is valid. The browser's own rules decide. */
export function fieldError(
  field: HTMLInputElement | HTMLTextAreaElement,
  texts: ContactTexts,
): string | undefined {
  if (field.value.trim() === '') return texts[required[field.name] ?? 'form.needsMessage'];
  if (field.validity.typeMismatch) return texts['form.noEmail'];
  if (field.validity.tooLong) return texts['form.tooLong'].replace('{max}', String(field.maxLength));
  return undefined;
}
