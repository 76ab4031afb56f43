import { readLanguage } from 'content-api/contract';

/** A language's name in the console's own language, such as 'German'; the code itself if it is none. */
export function languageName(code: string): string {
  if (readLanguage(code) === null) return code;
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
