/**
 * The part of Emotion that host and console agree on. The rest, such as `withTheme` and `ClassNames`, would come to
 * every public page with the packages behind it.
 */
export {
  CacheProvider,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
} from '@emotion/react';
