import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const { color, space, radius, duration, targetSize } = theme;

export const Root = styled.div(css`
  .list {
    display: flex;
    gap: ${space.xs};
    overflow-x: auto;
    padding-block: ${space.xs};
    scrollbar-width: none;
  }
  .list button {
    flex: none;
    min-height: ${targetSize};
    padding: 0 ${space.sm};
    border: 1px solid transparent;
    border-radius: ${radius.full};
    background: none;
    font-weight: 550;
    transition:
      background-color ${duration},
      color ${duration};
  }
  .list button:hover {
    color: ${color.text};
  }
  .list [aria-selected='true'] {
    border-color: ${color.lineStrong};
    background: ${color.primaryTint};
    color: ${color.text};
  }
  .panel {
    padding-top: ${space.sm};
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
      border-color: Highlight;
    }
  }
`);
