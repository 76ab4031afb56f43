import { codeOf } from './code-of.ts';

export type ShelfFaultCode =
  | 'SHELF_BAD_APP'
  | 'SHELF_BAD_BUILD'
  | 'SHELF_BAD_ID'
  | 'SHELF_BAD_POINTER'
  | 'SHELF_BUSY'
  | 'SHELF_NO_RELEASE';

/** What went wrong on a shelf, told apart by `code`. */
export interface ShelfFault extends Error {
  code: ShelfFaultCode;
}

export function shelfFault(code: ShelfFaultCode, message: string): ShelfFault {
  return Object.assign(new Error(message), { code });
}

export function isShelfFault(error: unknown): error is ShelfFault {
  return codeOf(error)?.startsWith('SHELF_') ?? false;
}
