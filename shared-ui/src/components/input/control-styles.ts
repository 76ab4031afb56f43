import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { theme } from '../../theme/theme.ts';

const { colors, space, radii, duration, targetSize } = theme;

/** Look of everything that is typed into or chosen from: one class for all of them. */
export const controlStyles: SerializedStyles = css`
  display: block;
  width: 100%;
  min-height: ${targetSize};
  padding: 0 ${space[2]};
  border: 1px solid ${colors.control};
  border-radius: ${radii.md};
  background: ${colors.background};
  color: ${colors.text};
  transition: border-color ${duration};
  &::placeholder {
    color: ${colors.textQuiet};
    opacity: 1;
  }
  &:hover {
    border-color: ${colors.textQuiet};
  }
  &:focus-visible {
    border-color: ${colors.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${colors.dangerText};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
  textarea& {
    min-height: calc(4lh + 2 * ${space[1]});
    max-height: 60vh;
    padding-block: ${space[1]};
    resize: vertical;
    field-sizing: content;
  }
`;
