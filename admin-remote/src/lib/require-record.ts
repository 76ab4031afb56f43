import { apiFailure } from './api-failure.ts';
import { isObject } from './is-object.ts';

/** A record as the API answered it; whatever has no id is no record. */
export function requireRecord<Row extends { _id: string }>(body: unknown): Row {
  if (!isObject(body) || typeof body._id !== 'string') throw apiFailure('unreadable');
  return body as unknown as Row;
}
