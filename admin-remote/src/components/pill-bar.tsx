import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';

const { colors, duration, fontSizes, radii, space, targetSize } = theme;

/** A row of links or buttons, of which the current one is filled: `aria-current` of a link, `aria-pressed` of a button. */
export const PillBar = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  > * {
    display: flex;
    align-items: center;
    min-height: ${targetSize};
    padding: 0 ${space[2]};
    border: 1px solid ${colors.border};
    border-radius: ${radii.pill};
    background: none;
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color ${duration},
      color ${duration};
  }
  > :hover {
    background: ${colors.hover};
  }
  > [aria-current],
  > [aria-pressed='true'] {
    border-color: transparent;
    background: ${colors.primary};
    color: ${colors.onFill};
  }
`);
