import type { Right } from '../../contract/rights.ts';
import { fault } from '../../lib/fault.ts';

/**
 * Nobody gives what they lack: with the right to manage people alone, one could make oneself an owner.
 *
 * @throws Fault 403 that names the rights
 */
export function requireWithin(own: readonly Right[], given: readonly Right[]): void {
  const beyond = given.filter((right) => !own.includes(right));
  if (beyond.length === 0) return;
  const message = `Your account lacks rights that this is about: ${beyond.join(', ')}`;
  throw fault({ status: 403, code: 'FORBIDDEN', message, fields: { may: message } });
}

/**
 * The same for languages: who may edit some of them lets nobody edit others.
 *
 * @param own null for all of them
 * @throws Fault 403 that names the languages
 */
export function requireWithinLanguages(own: readonly string[] | null, given: readonly string[] | null): void {
  const beyond = own === null ? [] : (given ?? ['all languages']).filter((code) => !own.includes(code));
  if (beyond.length === 0) return;
  const message = `Your account lacks languages that this is about: ${beyond.join(', ')}`;
  throw fault({ status: 403, code: 'FORBIDDEN', message, fields: { languages: message } });
}
