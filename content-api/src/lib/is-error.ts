import { types } from 'node:util';

/** True for an error of another realm too, which `instanceof` alone does not know. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
