import { css } from '@emotion/react';
import { look } from '../../../lib/look.ts';

export const tileStyles = css`
  display: flex;
  gap: 1rem;
  align-items: center;
  min-width: 11rem;
  height: 100%;
  padding: 1rem;
  border: 1px solid ${look.line};
  border-radius: ${look.radii.lg};
  background: ${look.raised};
  font-weight: 500;

  img {
    width: 2.5rem;
    height: 2.5rem;
    object-fit: contain;
  }
`;
