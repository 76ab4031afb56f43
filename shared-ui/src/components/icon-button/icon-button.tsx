import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ElementType } from 'react';
import type { PolymorphicProps } from '../../lib/polymorphic.ts';
import { theme } from '../../theme/theme.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

interface OwnProps {
  icon: IconName;
  /** Its name for assistive technology, also shown as a tooltip. */
  label: string;
}

export type IconButtonProps<Tag extends ElementType = 'button'> = PolymorphicProps<Tag, OwnProps>;

/** A press or, with `as`, a link that shows an icon only. 44 px square. */
export function IconButton<Tag extends ElementType = 'button'>(props: IconButtonProps<Tag>) {
  const { icon, label, ...rest } = props as IconButtonProps;
  const type = rest.as ? undefined : ('button' as const);
  return (
    <Root type={type} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}

const { colors, radii, duration, targetSize } = theme;

const Root = styled.button(css`
  display: inline-grid;
  flex: none;
  width: ${targetSize};
  height: ${targetSize};
  padding: 0;
  place-items: center;
  border: 1px solid transparent;
  border-radius: ${radii.md};
  background: transparent;
  color: ${colors.textSoft};
  font-size: 1.125rem;
  transition:
    background-color ${duration},
    color ${duration};
  &:hover {
    background: ${colors.primaryTint};
    color: ${colors.text};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`);
