import { pageBreakpoints } from './tokens/sizes.ts';

type Breakpoint = keyof typeof pageBreakpoints;

/** From this page breakpoint upwards. */
export function mediaUp(name: Breakpoint): string {
  return `@media (min-width: ${pageBreakpoints[name]}px)`;
}

/** Below this page breakpoint. */
export function mediaDown(name: Breakpoint): string {
  return `@media (max-width: ${pageBreakpoints[name] - 0.02}px)`;
}
