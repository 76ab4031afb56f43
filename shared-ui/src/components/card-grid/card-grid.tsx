import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaUp } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Cards of equal height in three, then two, then one column. As a list: `as="ul"`, with cards `as="li"`. */
export const CardGrid = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  ${mediaUp('page.sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mediaUp('page.lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`);
