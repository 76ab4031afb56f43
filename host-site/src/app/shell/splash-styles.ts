import { css, keyframes } from '@emotion/react';
import { look } from '../../lib/look.ts';
import { brandSize } from './brand-size.ts';

// Of `visibility` it would not run on the compositor, and the page would be drawn again for each frame of it.
const leave = keyframes`
  60% { opacity: 1 }
  99% { transform: none }
  to { opacity: 0; transform: scale(0) }
`;

/** 1.5 s in all, the last 0.6 s of it fading. Nothing of it without script, and no movement where none is wanted. */
export const splashStyles = css`
  position: fixed;
  z-index: 100;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${look.bg};
  pointer-events: none;
  animation: ${leave} 1.5s both;

  span {
    font-size: ${brandSize(look.size.h2, '5rem')};
  }
  :is(svg, img) {
    width: 1em;
    height: 1em;
  }
`;
