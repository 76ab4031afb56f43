import { breakpoints } from './tokens/breakpoints.ts';

type ThemePoint = keyof typeof breakpoints.theme;
type PagePoint = keyof typeof breakpoints.page;

/** `md`, `page.md` or `theme.md`: a breakpoint of the page set, or of the named set. */
export type Breakpoint = PagePoint | `page.${PagePoint}` | `theme.${ThemePoint}`;

/** `@media` rule for windows at least as wide as the breakpoint. */
export function mediaUp(name: Breakpoint): string {
  return `@media (min-width: ${widthPx(name)}px)`;
}

/** `@media` rule for windows narrower than the breakpoint. */
export function mediaDown(name: Breakpoint): string {
  return `@media (max-width: ${widthPx(name) - 0.02}px)`;
}

function widthPx(name: Breakpoint): number {
  const [point, set = 'page'] = name.split('.').reverse() as [string, keyof typeof breakpoints | undefined];
  return (breakpoints[set] as Record<string, number>)[point]!;
}
