import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

/** First link of a page: past everything that repeats. Seen only while it has the focus. */
export const SkipLink = styled.a(css`
  position: fixed;
  z-index: ${theme.layer.toast};
  top: ${theme.space.xs};
  left: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.sm};
  border-radius: ${theme.radius.md};
  background: ${theme.color.text};
  color: ${theme.color.bg};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`);
