import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';
import { Icon } from '../icon/icon.tsx';
import { Input } from '../input/input.tsx';

export interface SearchFieldProps extends ComponentPropsWithRef<'input'> {
  /** What is searched; not shown. */
  label: string;
}

/** A search box with its glass. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  return (
    <Root className={className}>
      <Icon name="search" />
      <Input type="search" aria-label={label} {...rest} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    top: 50%;
    left: ${theme.space[2]};
    transform: translateY(-50%);
    color: ${theme.colors.textQuiet};
    pointer-events: none;
  }
  & > input {
    padding-left: 2.75rem;
  }
`;
