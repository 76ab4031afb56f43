import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

/** One word about a thing. */
export const Tag = styled.span`
  display: inline-block;
  padding: 0.125rem 0.625rem;
  border-radius: ${theme.radii.sm};
  background: ${theme.colors.raised};
  color: ${theme.colors.textSoft};
  font-size: ${theme.fontSizes.xs};
  white-space: nowrap;
`;
