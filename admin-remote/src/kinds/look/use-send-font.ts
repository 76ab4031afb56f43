import { mediaCalls } from 'content-api/contract';
import { useApi } from '../../lib/api-context.ts';
import { failureText } from '../../lib/api-failure.ts';
import type { FormValues } from '../../records/form-values.ts';
import { isFont, noFont, ownFontOf } from './own-font-values.ts';
import type { FontUse } from './own-font-values.ts';

export type SentFont = { font: FormValues } | { fault: string };

/** Sends a font to the library, which checks it; the answer is its value in a look, or one sentence. */
export function useSendFont(): (file: File, use: FontUse) => Promise<SentFont> {
  const api = useApi();
  return async (file, use) => {
    if (!(await isFont(file))) return { fault: noFont };
    try {
      const stored = await api.upload(mediaCalls.uploadMedia, file, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      const font = ownFontOf(stored, use);
      return font ? { font } : { fault: noFont };
    } catch (failure) {
      return { fault: failureText(failure, 'The font could not be sent. Please try again.') };
    }
  };
}
