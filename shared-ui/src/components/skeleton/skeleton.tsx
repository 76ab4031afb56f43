import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const breathe = keyframes`50% { opacity: 0.5 }`;

/** The shape of what is to come; hidden from assistive technology. Give it a size by class or style. */
export const Skeleton = styled.span`
  display: block;
  min-height: 1rem;
  border-radius: ${theme.radii.sm};
  background: ${theme.colors.raised};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
