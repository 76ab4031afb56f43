import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { theme } from '../../theme/theme.ts';
import { useFieldWiring } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import { controlStyles } from '../input/control-styles.ts';

export type SearchFieldProps = ComponentProps<'input'>;

/** Where to type what to look for. Props go to the `input`, `className` to the frame around it. */
export function SearchField({ className, ...rest }: SearchFieldProps) {
  return (
    <Root className={className}>
      <Icon name="search" />
      <input type="search" {...useFieldWiring()} {...rest} />
    </Root>
  );
}

const Root = styled.div(css`
  position: relative;
  input {
    ${controlStyles}
    padding-left: ${theme.space.xl};
  }
  svg {
    position: absolute;
    top: 0;
    bottom: 0;
    left: ${theme.space.sm};
    margin-block: auto;
    color: ${theme.color.subtle};
    pointer-events: none;
  }
`);
