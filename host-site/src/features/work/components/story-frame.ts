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
    margin-top: 3rem;
    padding-top: 3rem;
    border-top: 1px solid ${look.line};
  }
  aside {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
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
    max-width: 44rem;
    min-width: 0;
  }
  .story h2 {
    margin-bottom: 1rem;
    font-size: ${look.size.h3};
  }
  .rich > :is(h2, h3) {
    font-size: ${look.size.h4};
  }
  .story > .chips {
    margin: 1.5rem 0 3rem;
  }
  ${look.up.lg} {
    .columns:has(aside + .story) {
      grid-template-columns: 15rem 1fr;
      gap: 5rem;
      aside {
        grid-template-columns: 1fr;
      }
    }
  }
`;
