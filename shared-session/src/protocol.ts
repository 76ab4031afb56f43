/** Copies with the same protocol number share one session and one message format. */
export const PROTOCOL = 1;
