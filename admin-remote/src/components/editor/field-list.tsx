import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from 'shared-ui';

interface FieldListProps {
  label: string;
  hint?: string;
  children: ReactNode;
}

/** A group of fields that grows and shrinks. */
export function FieldList({ label, hint, children }: FieldListProps) {
  return (
    <Root>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="items">{children}</div>
    </Root>
  );
}

const { colors, fontSizes, space } = theme;

const Root = styled.fieldset(css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${space[1]};
    padding: 0;
    color: ${colors.text};
    font-weight: 600;
  }
  > .hint {
    margin-bottom: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  > .items {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
  }
  > .items > button {
    align-self: flex-start;
  }
`);
