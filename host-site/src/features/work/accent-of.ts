import type { CSSProperties } from 'react';

/** The project's colour for the styles below, as `--accent`; nothing without one. */
export function accentOf(color: string): CSSProperties | undefined {
  return /^#[\da-f]{6}$/i.test(color) ? Object.fromEntries([['--accent', color]]) : undefined;
}
