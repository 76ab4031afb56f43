import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const { colors, space, radii, duration, targetSize } = theme;

export const Root = styled.div(css`
  .list {
    display: flex;
    gap: ${space[1]};
    overflow-x: auto;
    padding-block: ${space[1]};
    scrollbar-width: none;
  }
  .list button {
    flex: none;
    min-height: ${targetSize};
    padding: 0 ${space[2]};
    border: 1px solid transparent;
    border-radius: ${radii.pill};
    background: none;
    font-weight: 550;
    transition:
      background-color ${duration},
      color ${duration};
  }
  .list button:hover {
    color: ${colors.text};
  }
  .list [aria-selected='true'] {
    border-color: ${colors.borderStrong};
    background: ${colors.primaryTint};
    color: ${colors.text};
  }
  .panel {
    padding-top: ${space[2]};
  }
  @media (scripting: none) {
    .list {
      display: none;
    }
    .panel[hidden] {
      display: block !important;
    }
  }
  @media (forced-colors: active) {
    .list [aria-selected='true'] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`);
