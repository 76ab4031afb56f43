import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { choiceStyles } from '../../styles/choice-styles.ts';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface CheckboxProps extends ComponentProps<'input'> {
  /** Words beside the box. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean;
}

/** Yes or no. Props go to the `input`, `className` to the label around it. */
export function Checkbox({ label, hideLabel = false, className, ...rest }: CheckboxProps) {
  return (
    <Root className={className} data-hide-label={hideLabel || undefined}>
      <input {...rest} type="checkbox" />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Root>
  );
}

const { colors, targetSize } = theme;

const Root = styled.label(
  choiceStyles,
  css`
    input {
      border-radius: 5px;
    }
    input::after {
      width: 0.375rem;
      height: 0.6875rem;
      border: solid ${colors.onFill};
      border-width: 0 2px 2px 0;
      transform: translateY(-1px) rotate(45deg);
    }
    &[data-hide-label] {
      justify-content: center;
      min-width: ${targetSize};
    }
  `,
);
