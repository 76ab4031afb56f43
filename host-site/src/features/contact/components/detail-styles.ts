import { css } from '@emotion/react';
import { look } from '../../../lib/look.ts';

export const detailStyles = css`
  display: grid;
  gap: 0.5rem;
  padding: 0;

  li {
    display: flex;
    gap: 1rem;
    align-items: center;
    min-height: 4rem;
  }
  svg {
    flex: none;
    color: ${look.primary};
  }
  span {
    display: grid;
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
  a,
  b {
    color: ${look.text};
    font-size: 1.0625rem;
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
