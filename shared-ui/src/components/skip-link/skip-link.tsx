import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

/** The first stop of the keyboard: past the navigation, to the content. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${theme.layer.toast};
  top: ${theme.space[1]};
  left: ${theme.space[1]};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radii.md};
  background: ${theme.colors.primary};
  color: ${theme.colors.text};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
