import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Spinner } from 'shared-ui';

interface PageSpinnerProps {
  label: string;
  /** Shows the label to everybody, not to assistive technology alone. @default false */
  isTextShown?: boolean;
}

/** A spinner in the middle of where a page will be. */
export function PageSpinner({ label, isTextShown = false }: PageSpinnerProps) {
  return (
    <Stage>
      <Spinner label={isTextShown ? null : label} />
      {isTextShown && <p role="status">{label}</p>}
    </Stage>
  );
}

const Stage = styled.div(css`
  display: grid;
  min-height: 60dvh;
  place-content: center;
  place-items: center;
  gap: 1rem;
`);
