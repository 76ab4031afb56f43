import { useContext } from 'react';
import type { Context } from 'react';

/** Value of a context. @throws Error outside of the site's providers */
export function useRequired<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (!value) throw new Error('A provider is missing.');
  return value;
}
