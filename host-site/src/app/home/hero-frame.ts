import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import blur from '../../../assets/hero-blur.txt';
import { look } from '../../lib/look.ts';

const show = keyframes`from { opacity: 0 } to { opacity: 1 }`;

/**
 * The picture is hidden until 1500 ms after the load event, and shown at once after a navigation without a document. The
 * classes `loaded` and `moved` are those of `lib/load-phase.ts`.
 */
export const HeroFrame = styled.section(css`
  position: relative;
  display: grid;
  min-height: min(100svh, 68rem);
  padding: 6.5rem 0 2rem;

  > div {
    display: grid;
    gap: 3rem;
    align-content: center;
  }
  h1 {
    font-size: ${look.size.hero};
    line-height: 0.92;
  }
  h1 span {
    display: inline-block;
    /* The page's own "anywhere" would make a letter the least width. */
    overflow-wrap: normal;
    padding-bottom: 0.16em;
    margin-bottom: -0.16em;
    color: ${look.primary};
    background: ${look.gradient};
    -webkit-background-clip: text;
    background-clip: text;
    -webkit-text-fill-color: transparent;
  }
  .words > p {
    max-width: 34rem;
    margin: 1.5rem 0 0;
    font-size: ${look.size.lead};
    text-wrap: balance;
  }
  .words > .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    margin-top: 2rem;
  }
  .buttons > a {
    flex: 1;
    padding-inline: 1rem;
    white-space: nowrap;
  }
  .picture {
    position: relative;
    aspect-ratio: 8 / 5;
    overflow: hidden;
    border-radius: ${look.radii.xl};
    background: ${look.raised} url(${blur}) center / cover no-repeat;
  }
  picture {
    display: contents;
  }
  .hero-img,
  .hero-img img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .hero-img {
    display: block;
    opacity: 0;
  }
  .loaded & .hero-img {
    animation: ${show} 0.3s 1.5s both;
  }
  .moved & .hero-img {
    animation: none;
    opacity: 1;
  }
  @media (scripting: none) {
    .hero-img {
      opacity: 1;
    }
  }
  .cue {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    justify-self: center;
    min-height: 44px;
    padding: 0 1rem;
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
  ${look.up.sm} {
    .buttons > a {
      flex: none;
      padding-inline: 2rem;
    }
  }
  /* The headline takes the whole width; below it words stand in a narrow column beside the picture. */
  ${look.up.lg} {
    padding-bottom: 4rem;
    > div {
      grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 2fr);
      gap: 0 3rem;
    }
    .words {
      display: contents;
    }
    h1 {
      grid-column: 1 / -1;
      margin-bottom: 3rem;
    }
    .words > p {
      margin-top: 0;
    }
    .words > .buttons {
      grid-area: 3 / 1;
      align-content: start;
    }
    .picture {
      grid-area: 2 / 2 / 4;
      min-height: 20rem;
      aspect-ratio: auto;
    }
    /* At the foot of the words, in line with the picture's. */
    .cue {
      grid-area: 3 / 1;
      align-self: end;
      justify-self: start;
      padding: 0;
    }
  }
`);
