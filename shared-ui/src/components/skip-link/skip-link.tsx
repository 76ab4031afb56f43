import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

/** First link of a page: past everything that repeats. Seen only while it has the focus. */
export const SkipLink = styled.a(css`
  position: fixed;
  z-index: ${theme.layer.toast};
  top: ${theme.space[1]};
  inset-inline-start: ${theme.space[1]};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radii.md};
  background: ${theme.colors.text};
  color: ${theme.colors.background};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`);
