import { types } from 'node:util';

/** True for an error of whichever realm; `instanceof` knows only its own. */
export function isError(value: unknown): value is Error {
  return types.isNativeError(value);
}
