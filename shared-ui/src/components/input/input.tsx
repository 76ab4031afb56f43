import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';
import { useFieldControl } from '../field/field.tsx';

export type InputProps = ComponentPropsWithRef<'input'>;

/** One line of text. Inside a `Field` it is labelled and described by it. */
export function Input(props: InputProps) {
  return <Root type="text" {...useFieldControl()} {...props} />;
}

const { colors, space } = theme;

/** The look of every control that takes text. */
export const controlStyles = css`
  width: 100%;
  min-height: 44px;
  padding: 0.625rem ${space[2]};
  border: 1px solid ${colors.borderStrong};
  border-radius: ${theme.radii.md};
  background: ${colors.background};
  color: ${colors.text};
  font-size: 1rem;
  transition: border-color ${theme.transition};
  &::placeholder {
    color: ${colors.textQuiet};
  }
  &:hover {
    border-color: ${colors.textQuiet};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${colors.dangerText};
  }
  &:disabled {
    opacity: 0.6;
  }
`;

const Root = styled.input(controlStyles);
