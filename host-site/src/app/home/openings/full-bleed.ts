import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';
import { HeroFrame } from '../hero-frame.ts';
import { tone, toneBelowBar } from './picture-top.ts';

/** The picture fills the window; the words stand on a tone at its foot, which reaches as far as they do. */
export const FullBleedFrame = styled(HeroFrame)(css`
  min-height: min(100svh, 90rem);
  padding: 0;
  overflow: clip;
  isolation: isolate;

  > div {
    display: flex;
    flex-direction: column;
    gap: 0;
    justify-content: end;
    padding-block: 14rem 1.5rem;
  }
  .words {
    position: relative;
    display: block;
  }
  .words::before {
    position: absolute;
    z-index: -1;
    inset: -9rem -100vw -20rem;
    /* The second layer quiets lines of a drawing that run below the lead. */
    background: linear-gradient(transparent, ${tone} 8rem), linear-gradient(transparent 9rem, ${tone} 18rem);
    content: '';
  }
  h1 {
    max-width: 16ch;
    margin-bottom: 0;
    font-size: clamp(2.75rem, 6.5vw, 8rem);
  }
  .words > p {
    margin-top: 1.5rem;
  }
  .picture {
    position: absolute;
    z-index: -2;
    inset: 0;
    grid-area: auto;
    min-height: 0;
    aspect-ratio: auto;
    border-radius: 0;
    ${toneBelowBar}
  }
  .cue {
    align-self: start;
    margin-top: 1.5rem;
    padding: 0;
    color: ${look.textSoft};
  }
  @media print {
    .picture {
      display: none;
    }
  }
`);
