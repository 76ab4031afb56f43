import { isObject } from '../lib/value-at.ts';
import { paths } from '../lib/paths.ts';

/** Path of the screen that follows a login. @param from where the guard sent somebody away from: a path or a location */
export function nextScreen(from: unknown): string {
  const path = isObject(from) && 'pathname' in from ? from.pathname : from;
  return typeof path === 'string' ? (path.split(/[?#]/)[0] ?? '') : paths.dashboard;
}
