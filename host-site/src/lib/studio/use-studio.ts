import { useRequired } from '../use-required.ts';
import { StudioContext } from './studio-context.ts';
import type { Studio } from './studio.ts';

export function useStudio(): Studio {
  return useRequired(StudioContext);
}
