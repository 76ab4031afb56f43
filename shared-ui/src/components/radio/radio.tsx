import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { choiceStyles } from '../../styles/choice-styles.ts';
import { theme } from '../../theme/theme.ts';

export interface RadioProps extends ComponentProps<'input'> {
  /** Words beside the button. */
  label: ReactNode;
  /** The buttons of one name are a group, of which one is chosen. */
  name: string;
}

/** One of a few choices that are all in sight. Props go to the `input`, `className` to the label around it. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <Root className={className}>
      <input {...rest} type="radio" />
      <span>{label}</span>
    </Root>
  );
}

const Root = styled.label(
  choiceStyles,
  css`
    input {
      border-radius: 50%;
    }
    input::after {
      width: 0.5rem;
      height: 0.5rem;
      border-radius: 50%;
      background: ${theme.colors.onFill};
    }
  `,
);
