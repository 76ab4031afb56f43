import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';
import { HeroFrame } from '../hero-frame.ts';
import { toneBelowBar } from './picture-top.ts';

/** Words on one half of the window, the picture on the other up to its edges; on a phone one below the other. */
export const SplitFrame = styled(HeroFrame)(css`
  padding-bottom: 0;

  > div {
    gap: 2.5rem;
    align-content: stretch;
    grid-template: auto 1fr / minmax(0, 1fr);
  }
  .picture {
    min-height: 16rem;
    margin-inline: calc(50% - 50vw);
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
  .cue {
    display: none;
  }
  ${look.up.lg} {
    min-height: min(100svh, 80rem);
    padding: 0;
    > div {
      grid-template: 1fr auto / repeat(2, minmax(0, 1fr));
      gap: 0 4rem;
    }
    .words {
      display: flex;
      flex-direction: column;
      grid-area: 1 / 1;
      justify-content: center;
      padding-block: 7rem 2rem;
    }
    h1 {
      margin: 0;
      font-size: clamp(2.75rem, 5.4vw, 7.5rem);
    }
    .words > p {
      margin-top: 1.5rem;
    }
    .picture {
      position: absolute;
      inset-block: 0;
      inset-inline: 50% 0;
      grid-area: auto;
      margin: 0;
      aspect-ratio: auto;
      ${toneBelowBar}
    }
    .cue {
      display: inline-flex;
      grid-area: 2 / 1;
      padding-bottom: 1.5rem;
    }
  }
`);
