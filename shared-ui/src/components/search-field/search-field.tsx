import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { theme } from '../../theme/theme.ts';
import { useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import { controlStyles } from '../input/control-styles.ts';

export interface SearchFieldProps extends ComponentProps<'input'> {
  /** Accessible name, not shown. Inside a `Field` its label is used. */
  label?: string;
}

/** A text field for a search. Props go to the `input`, `className` to the frame around it. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  return (
    <Root className={className}>
      <Icon name="search" />
      <input type="search" aria-label={label} {...useFieldControl()} {...rest} />
    </Root>
  );
}

const Root = styled.div(css`
  position: relative;
  input {
    ${controlStyles}
    padding-inline-start: ${theme.space[5]};
  }
  svg {
    position: absolute;
    top: 0;
    bottom: 0;
    inset-inline-start: ${theme.space[2]};
    margin-block: auto;
    color: ${theme.colors.textQuiet};
    pointer-events: none;
  }
`);
