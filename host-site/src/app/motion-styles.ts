import { css, keyframes } from '@emotion/react';
import { look } from '../lib/look.ts';

const rise = keyframes`from { transform: translateY(2rem) }`;
const grow = keyframes`from { transform: scaleX(0) }`;

/**
 * Motion of every page, by CSS alone and of transform only: what is read is there before it moves, also where nobody
 * scrolls. Browsers without triggers of animations, and visitors who prefer reduced motion, have none of it.
 *
 * - A thread below the bar grows as the page is read.
 * - The picture of a card grows into the one at the top of its page (`client/navigate.ts`).
 * - Cards below the first screen rise once when they come into view, 60 ms after the one before in their row.
 */
export const motionStyles = css`
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-old(work),
  ::view-transition-new(work) {
    height: 100%;
    object-fit: cover;
  }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-trigger: --seen play-once) {
      .site-bar::after {
        position: absolute;
        inset: auto 0 -1px;
        height: 1px;
        background: ${look.primary};
        transform-origin: 0;
        animation: ${grow} linear;
        animation-timeline: scroll();
        content: '';
      }
      .site-main article:is(:nth-of-type(n + 4), div > section *) {
        animation: ${rise} 0.3s calc(60ms * mod(sibling-index(), 3)) backwards;
        animation-trigger: --seen play-once;
        timeline-trigger: --seen view();
        trigger-scope: all;
      }
    }
  }
`;
