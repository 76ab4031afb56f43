import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

/** A band of the page with its generous rhythm. */
export const Section = styled.section`
  padding-block: ${theme.space[6]};
  @media (min-width: ${theme.breakpoints.page.md}px) {
    padding-block: ${theme.space[7]};
  }
`;
