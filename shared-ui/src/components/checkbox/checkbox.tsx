import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';

export interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode;
}

/** Yes or no, with its label beside it. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <Root className={className}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </Root>
  );
}

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 44px;
  color: ${theme.colors.textSoft};
  cursor: pointer;
  & > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${theme.colors.primary};
  }
`;
