import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const { space } = theme;

const pass = keyframes`to{transform:translateX(-100%)}`;

export const Root = styled.div(css`
  .window {
    display: flex;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  &[data-moving] .window {
    overflow: hidden;
    mask-image: linear-gradient(
      90deg,
      transparent,
      #000 ${space[5]},
      #000 calc(100% - ${space[5]}),
      transparent
    );
  }
  &[data-moving] ul {
    flex: none;
    flex-wrap: nowrap;
    justify-content: space-around;
    min-width: 100%;
    padding-right: ${space[2]};
    animation: ${pass} linear infinite;
  }
  &[data-paused] ul,
  .window:hover ul,
  &:focus-within ul {
    animation-play-state: paused;
  }
  .stop {
    display: flex;
    margin: ${space[1]} 0 0 auto;
    justify-content: center;
    align-items: center;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-moving] .window {
      mask-image: none;
    }
    &[data-moving] ul {
      flex: auto;
      flex-wrap: wrap;
      justify-content: flex-start;
      animation: none;
    }
    &[data-moving] ul[aria-hidden],
    .stop {
      display: none;
    }
  }
`);
