import '@emotion/react';
import type { StudioTheme } from './theme.ts';

declare module '@emotion/react' {
  export interface Theme extends StudioTheme {
    readonly name?: string;
  }
}
