import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';
import { columnSizes } from '../../../lib/picture-sizes.ts';

/** Width of the picture at the top, for `sizes`. */
export const openingSizes = columnSizes(992, 620);

export const ProjectFrame = styled.article`
  padding: 6.5rem 0 1rem;

  .opening {
    display: grid;
    gap: 2rem;
    align-items: center;
  }
  .main-picture img,
  .second-picture img {
    display: block;
    width: 100%;
    aspect-ratio: 8 / 5;
    object-fit: cover;
    border: 1px solid ${look.line};
    border-radius: 1.5rem;
  }
  .second-picture {
    margin-top: 3rem;
  }
  h1 {
    margin: 1rem 0 0;
    font: 600 clamp(2.25rem, 1.5rem + 3.4vw, 4rem) / 1.08 ${look.display};
    letter-spacing: -0.033em;
  }
  .subtitle {
    margin: 1rem 0 0;
    color: ${look.text};
    font-size: clamp(1.1rem, 1rem + 0.5vw, 1.35rem);
    line-height: 1.45;
  }
  .summary {
    margin: 1rem 0 0;
    color: ${look.textSoft};
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    margin: 1.5rem 0 0;
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
    margin: 0 0 0.5rem;
    color: ${look.textFaint};
    font: 600 0.8125rem ${look.body};
    letter-spacing: 0.08em;
  }
  aside ul {
  }
  aside li {
    padding: 0.25rem 0;
  }
  .story {
    max-width: 44rem;
    min-width: 0;
  }
  .story h2 {
    margin: 0 0 1rem;
    font: 600 1.5rem / 1.3 ${look.display};
    letter-spacing: -0.02em;
  }
  .story p {
    margin: 0 0 1rem;
    color: ${look.textSoft};
    line-height: 1.7;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 1.5rem 0 2rem;
  }
  ${look.up.lg} {
    padding-top: 7.5rem;

    .opening {
      grid-template-columns: 1.1fr 1fr;
      gap: 3rem;
    }
    .headline {
      order: -1;
    }
    .columns {
      grid-template-columns: 15rem 1fr;
      gap: 5rem;
    }
    aside {
      grid-template-columns: 1fr;
    }
  }
`;
