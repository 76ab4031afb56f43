import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** A square button that shows an icon only. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radii.md};
  background: transparent;
  color: ${theme.colors.textSoft};
  cursor: pointer;
  &:hover {
    background: ${theme.colors.hover};
    color: ${theme.colors.text};
  }
`;
