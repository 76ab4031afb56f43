import { css } from '@emotion/react';
import { rounded } from 'shared-ui';
import { look } from '../../../lib/look.ts';

export const founderStyles = css`
  display: grid;
  gap: 1.5rem;
  padding: 2rem 0;
  border-top: 1px solid ${look.line};

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${look.radii.lg};
  }
  h3 {
    margin: 0 0 0.5rem;
    font-size: ${look.size.h2};
  }
  p {
    max-width: 38rem;
    margin: 0 0 1.5rem;
    font-size: ${look.size.lead};
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
    grid-template-columns: minmax(15rem, 1fr) 2fr;
    gap: 3rem;
    align-items: center;

    &[data-side='right'] {
      grid-template-columns: 2fr minmax(15rem, 1fr);
    }
    &[data-side='right'] > div {
      order: -1;
    }
  }
`;
