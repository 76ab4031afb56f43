import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

/** The one grid of cards: three, then two, then one column; all cards of a row are equally high. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  @media (min-width: ${theme.breakpoints.page.sm}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: ${theme.breakpoints.page.lg}px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
