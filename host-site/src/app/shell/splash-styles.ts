import { css, keyframes } from '@emotion/react';
import { look } from '../../lib/look.ts';

const leave = keyframes`
  from { opacity: 1 }
  60% { opacity: 1 }
  to { opacity: 0; visibility: hidden }
`;

/** 1.5 s in all, the last 0.6 s of it fading. Nothing of it without script, and no movement where none is wanted. */
export const splashStyles = css`
  position: fixed;
  z-index: 100;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${look.atmosphere};
  pointer-events: none;
  animation: ${leave} 1.5s both;

  span {
    display: inline-flex;
    gap: 0.75rem;
    align-items: center;
    color: ${look.text};
    font: 600 clamp(2.5rem, 2rem + 3vw, 4rem) ${look.display};
    letter-spacing: -0.03em;
  }
  svg {
    width: 1em;
    height: 1em;
  }
  @media (scripting: none) {
    display: none;
  }
`;
