import { useContext } from 'react';
import { RuntimeContext } from './runtime-context.ts';
import type { SiteRuntime } from './site-runtime.ts';

export function useRuntime(): SiteRuntime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime needs a RuntimeContext above it.');
  return runtime;
}
