import { useRequired } from '../lib/use-required.ts';
import { RuntimeContext } from './runtime-context.ts';
import type { SiteRuntime } from './site-runtime.ts';

export function useRuntime(): SiteRuntime {
  return useRequired(RuntimeContext);
}
