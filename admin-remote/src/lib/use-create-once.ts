import { useRef } from 'react';
import { mayHaveArrived } from './api-failure.ts';
import { randomHex } from './random-hex.ts';

export interface Attempt {
  /** Idempotency key. */
  key: string;
  /** Time of the first attempt, in ms since the epoch. */
  atMs: number;
}

/**
 * Creates something once: who asks for the same again because no answer came is given what the first attempt made.
 *
 * @param wish what is asked for; another wish gets another key
 */
export function useCreateOnce() {
  const last = useRef<Attempt & { wish: string }>(undefined);
  return async function createOnce<T>(wish: unknown, create: (attempt: Attempt) => Promise<T>): Promise<T> {
    const text = JSON.stringify(wish);
    if (last.current?.wish !== text) last.current = { wish: text, key: randomHex(16), atMs: Date.now() };
    try {
      const created = await create(last.current);
      last.current = undefined;
      return created;
    } catch (failure) {
      if (!mayHaveArrived(failure)) last.current = undefined;
      throw failure;
    }
  };
}
