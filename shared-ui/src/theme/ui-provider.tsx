import { ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Hands the theme to everything below; needed once, at the root. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
