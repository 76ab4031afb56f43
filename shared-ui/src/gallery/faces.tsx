import { css, Global } from '@emotion/react';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import poppins from '@fontsource/poppins/files/poppins-latin-600-normal.woff2';

/** The faces that a page brings along; here for the gallery's own. */
export function Faces() {
  return <Global styles={styles} />;
}

const styles = css`
  @font-face {
    font-family: Inter;
    font-weight: 100 900;
    src: url(${inter}) format('woff2');
  }
  @font-face {
    font-family: Poppins;
    font-weight: 600;
    src: url(${poppins}) format('woff2');
  }
`;
