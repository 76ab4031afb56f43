/** A call's error as the site itself answers it, in the shape of the API's errors. */
export interface ErrorBody {
  success: false;
  message: string;
  error: string;
  code: string;
  requestId: string;
}

/** @param message for the person at the screen */
export function errorBody(code: string, message: string, requestId: string): ErrorBody {
  return { success: false, message, error: message, code, requestId };
}
