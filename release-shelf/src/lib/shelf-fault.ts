export type ShelfFaultCode =
  | 'SHELF_BAD_APP'
  | 'SHELF_BAD_BUILD'
  | 'SHELF_BAD_ID'
  | 'SHELF_BAD_POINTER'
  | 'SHELF_BUSY'
  | 'SHELF_DAMAGED'
  | 'SHELF_NO_RELEASE';

/** An error of a shelf, with a stable `code`. */
export interface ShelfFault extends Error {
  code: ShelfFaultCode;
}

export function shelfFault(code: ShelfFaultCode, message: string): ShelfFault {
  return Object.assign(new Error(message), { code });
}
