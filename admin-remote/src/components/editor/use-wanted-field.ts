import { useSearchParams } from 'react-router-dom';

/** Path of the field that the address asks for, such as `blocks.2.alt`; undefined for none. */
export function useWantedField(): string | undefined {
  return useSearchParams()[0].get('field') ?? undefined;
}
