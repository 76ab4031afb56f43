import { isError } from '../lib/is-error.ts';

/** Meaning of a database error for the caller, the same for both databases. */
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
  /timeout exceeded when trying to connect|connection terminated|query read timeout|is not queryable|connection has been discarded|driver has already been destroyed|database is not open/i;

/** A server that only reads, and a session that waited too long in a transaction. */
const lostRoles = ['25006', '25P03'];
/** Serialization, deadlock, lock not available: the same may go well a moment later. */
const crossed = ['40001', '40P01', '55P03'];
/** A statement that the server itself stopped: its connection goes on. */
const canceled = '57014';

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
  if (crossed.includes(code)) return 'busy';
  if (lostRoles.includes(code)) return 'unavailable';
  if (/^(08|53|57)/.test(code) && code.length === 5) return 'unavailable';
  if ('syscall' in error && lostConnection.includes(code)) return 'unavailable';
  return lostMessages.test(error.message) ? 'unavailable' : 'other';
}

export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorKind(error) === 'unique';
}

/** True when nothing more can come over the connection that failed so. */
export function isConnectionLost(error: unknown): boolean {
  if (databaseErrorKind(error) !== 'unavailable') return false;
  return !(isError(error) && 'code' in error && error.code === canceled);
}
