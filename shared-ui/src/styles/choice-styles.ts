import { css } from '@emotion/react';
import { theme } from '../theme/theme.ts';

const { colors, duration, space, targetSize } = theme;

/** A label around a native checkbox or radio button, without the mark of a checked one. */
export const choiceStyles = css`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: ${targetSize};
  color: ${colors.text};
  cursor: pointer;
  input {
    display: grid;
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    place-content: center;
    border: 1px solid ${colors.control};
    background: ${colors.background};
    cursor: inherit;
    appearance: none;
    transition:
      background-color ${duration},
      border-color ${duration};
  }
  input::after {
    content: '';
    opacity: 0;
    transition: opacity ${duration};
  }
  &:hover input {
    border-color: ${colors.textQuiet};
  }
  input:checked {
    border-color: ${colors.primaryText};
    background: ${colors.primary};
  }
  input:checked::after {
    opacity: 1;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    input::after {
      content: none;
    }
  }
`;
