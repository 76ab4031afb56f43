import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

export const StoryFrame = styled.div`
  .second {
    display: block;
    margin-top: 3rem;
  }
  .columns {
    display: grid;
    gap: 2rem;
    margin-top: clamp(3rem, 7vw, 5rem);
  }
  aside {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: 1.5rem;
    align-content: start;
  }
  aside h2 {
    margin-bottom: 0.5rem;
    color: ${look.textFaint};
    font: 600 0.8125rem ${look.body};
    letter-spacing: 0.08em;
  }
  aside li {
    line-height: 2rem;
  }
  aside a {
    text-decoration: underline ${look.lineStrong};
    text-underline-offset: 0.25rem;
  }
  aside a:hover {
    color: ${look.text};
  }
  aside li:only-child {
    line-height: 1.5;
  }
  .story > section + section {
    margin-top: 3rem;
  }
  .story > section + .chips {
    margin-top: 2rem;
  }
  .story {
    max-width: 38rem;
    min-width: 0;
    font-size: 1.0625rem;
  }
  .story h2 {
    margin-bottom: 1rem;
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem);
  }
  /* Keywords alone are a fact beside the title, not a story. */
  .columns > .story:only-child:not(:has(> section)) {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 3rem;
    align-items: baseline;
    max-width: none;
    > * {
      margin: 0;
    }
    h2 {
      color: ${look.textFaint};
      font: 600 0.8125rem ${look.body};
      letter-spacing: 0.08em;
      text-transform: uppercase;
    }
  }
  .rich > :is(h2, h3) {
    font-size: ${look.size.h4};
  }
  .story > .chips {
    margin: 1.5rem 0 3rem;
  }
  ${look.up.lg} {
    .columns:has(aside + .story) {
      grid-template-columns: minmax(15rem, 1fr) 2fr;
      gap: 3rem;
      aside {
        grid-template-columns: 1fr;
      }
    }
  }
`;
