import { css } from '@emotion/react';
import { theme } from '../../theme/theme.ts';

const { color, space, radius, duration, targetSize } = theme;

/** Look of everything that is typed into or chosen from. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-height: ${targetSize};
  padding: 0 ${space.sm};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.bg};
  color: ${color.text};
  transition: border-color ${duration};
  &::placeholder {
    color: ${color.subtle};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.subtle};
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;
