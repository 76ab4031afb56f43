import { breakpoints } from './tokens/breakpoints.ts';

type ThemePoint = keyof typeof breakpoints.theme;
type PagePoint = keyof typeof breakpoints.page;

/** `theme.md`, `page.lg` …: a breakpoint by the name of its set. */
export type Breakpoint = `theme.${ThemePoint}` | `page.${PagePoint}`;

/** `@media` rule for windows at least as wide as the breakpoint. */
export function mediaUp(name: Breakpoint): string {
  return `@media (min-width: ${widthPx(name)}px)`;
}

/** `@media` rule for windows narrower than the breakpoint. */
export function mediaDown(name: Breakpoint): string {
  return `@media (max-width: ${widthPx(name) - 0.02}px)`;
}

function widthPx(name: Breakpoint): number {
  const [set, point] = name.split('.') as [keyof typeof breakpoints, string];
  return (breakpoints[set] as Record<string, number>)[point]!;
}
