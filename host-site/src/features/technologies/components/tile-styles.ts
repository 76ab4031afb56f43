import { css } from '@emotion/react';

export const tileStyles = css`
  display: flex;
  gap: 1rem;
  align-items: center;
  min-width: 11rem;
  height: 100%;
  padding: 1rem 0;
  font-weight: 500;

  img {
    width: 2.5rem;
    height: 2.5rem;
    object-fit: contain;
  }
`;
