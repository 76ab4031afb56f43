import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const { colors, radii, transition } = theme;

/**
 * A raised surface. A link inside with the class `card-link` makes the whole card clickable; every other link and
 * button in it stays its own.
 */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  overflow: hidden;
  transition:
    border-color ${transition},
    background-color ${transition};
  &:hover {
    border-color: ${colors.borderStrong};
    background: ${colors.raised};
  }
  & .card-link::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:not(.card-link),
  & button {
    position: relative;
    z-index: 1;
  }
`;
