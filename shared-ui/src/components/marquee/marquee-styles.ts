import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const { space } = theme;

const pass = keyframes`to{transform:translateX(var(--pass,-100%))}`;

/** A long row is one line from the server on, so that nothing moves down when it comes alive. */
export const Root = styled.div(css`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  .window {
    display: flex;
    flex: 1;
    min-width: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  &[data-long] .window {
    overflow: hidden;
    mask-image: linear-gradient(90deg, transparent, black 3rem calc(100% - 3rem), transparent);
  }
  &[data-long] ul {
    flex: none;
    flex-wrap: nowrap;
    min-width: 100%;
    padding-inline-end: ${space[2]};
  }
  &[data-long] li {
    flex: auto;
  }
  &:dir(rtl) {
    --pass: 100%;
  }
  &[data-moving] ul {
    animation: ${pass} linear infinite;
  }
  &[data-paused] ul,
  .window:hover ul,
  .window:focus-within ul {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce), (scripting: none) {
    &[data-long] .window {
      mask-image: none;
    }
    &[data-long] ul {
      flex: 1;
      flex-wrap: wrap;
      min-width: 0;
      padding: 0;
      animation: none;
    }
    ul[aria-hidden],
    .stop {
      display: none;
    }
  }
`);
