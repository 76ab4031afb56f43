import { apiFailure } from './api-failure.ts';

/** Lets the browser save the text of an answer as a file. @throws ApiFailure for an answer that is no text */
export function saveText(name: string, type: string, text: unknown): void {
  if (typeof text !== 'string') throw apiFailure('unreadable');
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
