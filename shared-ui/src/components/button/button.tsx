import styled from '@emotion/styled';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import type { PolymorphicProps } from '../../lib/polymorphic.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonAttributes, buttonStyles } from './button-styles.ts';
import type { ButtonLook } from './button-styles.ts';

interface OwnProps extends ButtonLook {
  /** Shows a spinner and takes no presses, yet keeps the focus. @default false */
  loading?: boolean;
  /** Replaces the children while loading. */
  loadingText?: string;
  children?: ReactNode;
}

export type ButtonProps<Tag extends ElementType = 'button'> = PolymorphicProps<Tag, OwnProps>;

/** A button. `type` is `button` by default. */
export function Button<Tag extends ElementType = 'button'>(props: ButtonProps<Tag>) {
  const { variant, size, loading = false, loadingText, children, ...rest } = props as ButtonProps;
  const look = buttonAttributes({ variant, size });
  if (!loading) {
    return (
      <Root type="button" {...look} {...rest}>
        {children}
      </Root>
    );
  }
  return (
    <Root type="button" {...look} {...rest} aria-disabled="true" aria-busy="true" onClick={preventPress}>
      <Spinner size="sm" label={null} />
      {loadingText ?? children}
    </Root>
  );
}

/** A press while busy must not submit the form either. */
function preventPress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const Root = styled.button(buttonStyles);
