import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { look } from '../lib/look.ts';

/** Look of the blocks of case studies and pages. The accent marks; words keep the colours that can be read. */
export const BlocksFrame = styled.div(css`
  --accent: ${look.primary};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 7vw, 6rem);
  margin-top: clamp(3rem, 7vw, 6rem);

  figure,
  dl,
  dd {
    margin: 0;
  }
  figure > picture,
  .pair picture,
  video {
    display: block;
  }
  video {
    width: 100%;
    max-height: 80svh;
    aspect-ratio: 16 / 9;
    border: 1px solid ${look.line};
    border-radius: ${look.radii.xl};
    background: ${look.raised};
  }
  .pair > div {
    display: grid;
    gap: clamp(1rem, 2vw, 1.5rem);
  }
  && :is(.pair, .tall) img:not(.rich img) {
    aspect-ratio: 4 / 5;
  }
  > figure > figcaption {
    max-width: 42rem;
    margin-top: 1rem;
    padding-inline-start: 1rem;
    border-inline-start: 2px solid var(--accent);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .tall,
  .tall + figcaption {
    max-width: 44rem;
    margin-inline: auto;
  }
  .prose {
    width: 100%;
    max-width: 38rem;
    margin-inline: auto;
    font-size: 1.0625rem;
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: 2.5rem clamp(1.5rem, 4vw, 4rem);
  }
  .figures > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 1.5rem;
    justify-content: flex-end;
    padding-top: 1.5rem;
    border-top: 2px solid var(--accent);
  }
  .figures dd {
    color: ${look.text};
    font: 600 ${look.size.h1} / 1 ${look.display};
    letter-spacing: -0.05em;
  }
  .figures dt {
    max-width: 20rem;
    line-height: 1.45;
  }
  .quote {
    width: 100%;
    max-width: 56rem;
    margin-inline: auto;
  }
  .quote blockquote {
    margin: 0;
    color: ${look.text};
    font-size: clamp(1.375rem, 1.1rem + 1.6vw, 2.5rem);
    line-height: 1.3;
    letter-spacing: -0.02em;
    text-wrap: pretty;
  }
  .quote blockquote::before {
    display: block;
    height: 2.5rem;
    color: var(--accent);
    font: 600 5rem / 1 ${look.display};
    content: '“';
  }
  .quote figcaption {
    display: flex;
    gap: 1rem;
    align-items: center;
    margin-top: 1.75rem;
    padding: 0;
    border: 0;
  }
  .quote figcaption > span:last-child > * {
    display: block;
  }
  .quote b {
    color: ${look.text};
    font-weight: 600;
  }
  && .quote img:not(.rich img),
  .initials {
    flex: none;
    width: 3.5rem;
    height: 3.5rem;
    aspect-ratio: 1;
    border: 1px solid ${look.lineStrong};
    border-radius: 50%;
  }
  .initials {
    display: grid;
    place-items: center;
    background: ${look.raisedMore};
    color: ${look.text};
    font: 600 1.125rem ${look.display};
  }
  ${look.up.sm} {
    .pair > div {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media print {
    gap: 2rem;
    .figures dd {
      font-size: 2rem;
    }
    video {
      display: none;
    }
  }
`);
