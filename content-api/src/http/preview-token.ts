import type { IncomingMessage } from 'node:http';
import { previewHeader } from '../contract/preview.ts';

/** The token of the preview that a read asks for; undefined when it asks for what is public. */
export function previewTokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return headers[previewHeader]?.toString();
}
