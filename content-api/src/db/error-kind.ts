import { isError } from '../lib/is-error.ts';
/** What a database error means for the caller, whichever database it came from. */
export type DatabaseErrorKind = 'unique' | 'full' | 'unavailable' | 'busy' | 'other';

const sqliteKinds: Record<number, DatabaseErrorKind> = { 5: 'busy', 6: 'busy', 10: 'full', 13: 'full' };
const sqliteUnique = [1555, 2067];
const lostConnection = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
];

const lostMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error|driver has already been destroyed|database is not open/i;

export function databaseErrorKind(error: unknown): DatabaseErrorKind {
  if (!isError(error)) return 'other';
  if ('errcode' in error && 'code' in error && error.code === 'ERR_SQLITE_ERROR') {
    const code = Number(error.errcode);
    return sqliteUnique.includes(code) ? 'unique' : (sqliteKinds[code & 0xff] ?? 'other');
  }
  if (error instanceof AggregateError && error.errors.length > 0) return databaseErrorKind(error.errors[0]);
  return postgresKind(error);
}

function postgresKind(error: Error): DatabaseErrorKind {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '23505') return 'unique';
  if (code === '53100') return 'full';
  if (/^(08|53|57)/.test(code) && code.length === 5) return 'unavailable';
  if ('syscall' in error && lostConnection.includes(code)) return 'unavailable';
  return lostMessages.test(error.message) ? 'unavailable' : 'other';
}

export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorKind(error) === 'unique';
}
