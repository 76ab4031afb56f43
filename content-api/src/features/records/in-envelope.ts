import type { Kind } from '../../contract/kinds/kind.ts';

/** An answer in the shape that the kind's calls have. */
export function inEnvelope({ calls }: Kind, data: unknown, message: string): unknown {
  return calls?.envelope === true ? { success: true, message, data } : data;
}
