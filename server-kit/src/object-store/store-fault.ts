import { errorDetails } from './error-details.ts';

const codes = {
  /** There is no such bucket or folder. */
  STORE_MISSING: true,
  /** The keys are wrong, or may not do this. */
  STORE_REFUSED: true,
  /** The clock of this machine is off. */
  STORE_CLOCK: true,
  /** It does not answer, or not in time, or with a fault of its own. */
  STORE_AWAY: true,
  /** It does not support the call, such as a conditional write. */
  STORE_UNABLE: true,
};

export type StoreFaultCode = keyof typeof codes;

/** An object store cannot do its part. The message is one line and holds no secret. */
export interface StoreFault extends Error {
  code: StoreFaultCode;
}

export function storeFault(code: StoreFaultCode, message: string, cause?: unknown): StoreFault {
  return Object.assign(new Error(message, { cause }), { code });
}

/** Checks the code: a test may hold two copies of a class. */
export function isStoreFault(error: unknown): error is StoreFault {
  const { code } = errorDetails(error);
  return typeof code === 'string' && Object.hasOwn(codes, code);
}
