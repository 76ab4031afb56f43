const requiredTexts: Record<string, string> = {
  name: 'Please enter your name',
  email: 'Please enter your e-mail address',
  subject: 'Please enter a subject',
  message: 'Please enter your message',
};

/** Fault of a field, in words; nothing when it is valid. The browser's own rules decide. */
export function fieldError(field: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  if (field.value.trim() === '') return requiredTexts[field.name] ?? 'Please fill in this field';
  if (field.validity.typeMismatch) return 'Please enter an e-mail address such as name@example.com';
  if (field.validity.tooLong) return `Please use at most ${field.maxLength} characters`;
  return undefined;
}
