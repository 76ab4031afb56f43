import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

export const ContactFields = styled.form`
  display: grid;
  gap: 1.5rem;
  padding: clamp(1.5rem, 4vw, 2rem);
  border-radius: ${look.radii.xl};
  background: ${look.raised};

  .pair {
    display: grid;
    gap: 1.5rem;
  }
  .trap {
    position: absolute;
    inset-inline-start: -200vw;
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  ${look.up.sm} {
    .pair {
      grid-template-columns: 1fr 1fr;
      gap: 1rem;
    }
  }
`;
