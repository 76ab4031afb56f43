import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaUp } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { space } = theme;

/** A part of a page, with the rhythm above and below it. Name it with `aria-labelledby`. */
export const Section = styled.section(css`
  padding-block: ${space[6]};
  ${mediaUp('theme.lg')} {
    padding-block: ${space[7]};
  }
`);
