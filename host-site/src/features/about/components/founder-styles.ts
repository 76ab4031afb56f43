import { css } from '@emotion/react';
import { rounded } from 'shared-ui';
import { look } from '../../../lib/look.ts';

export const founderStyles = css`
  display: grid;
  gap: 1.5rem;
  margin-bottom: 1.5rem;
  padding: 1.5rem;
  border: 1px solid ${look.line};
  border-radius: ${look.radii.xl};
  background: ${look.raised};

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${look.radii.lg};
  }
  h3 {
    margin: 0 0 0.5rem;
    font: 600 1.5rem ${look.display};
    letter-spacing: -0.02em;
  }
  p {
    max-width: 42rem;
    margin: 0 0 1rem;
    color: ${look.textSoft};
    line-height: 1.7;
  }
  ul {
    display: flex;
    gap: 0.5rem;
  }
  a {
    display: grid;
    width: 44px;
    height: 44px;
    place-items: center;
    border: 1px solid ${look.line};
    border-radius: ${rounded('0.75rem')};
    color: ${look.textSoft};
    transition:
      color 0.3s,
      border-color 0.3s;
  }
  a:hover {
    border-color: ${look.lineStrong};
    color: ${look.text};
  }
  ${look.up.md} {
    grid-template-columns: 17rem 1fr;
    gap: 3rem;
    align-items: center;
    padding: 2rem;

    &[data-side='right'] {
      grid-template-columns: 1fr 17rem;
    }
    &[data-side='right'] > div {
      order: -1;
    }
  }
`;
