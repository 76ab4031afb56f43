import { createContext, use } from 'react';

/** Opens the preview beside the form that a control stands in. */
export const OpenPreview = createContext<() => void>(() => undefined);

/** @default nothing happens, where a form has no preview */
export function useOpenPreview(): () => void {
  return use(OpenPreview);
}
