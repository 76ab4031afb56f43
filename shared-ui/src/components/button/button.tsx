import styled from '@emotion/styled';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { ownProps } from '../../lib/own-props.ts';
import type { PolymorphicProps } from '../../lib/polymorphic.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonBase, buttonSize, buttonVariant } from './button-styles.ts';
import type { ButtonLook } from './button-styles.ts';

interface OwnProps extends ButtonLook {
  /** Shows a spinner and takes no presses, yet keeps the focus. @default false */
  loading?: boolean;
  /** Said in place of the children while loading. */
  loadingText?: string;
  children?: ReactNode;
}

export type ButtonProps<Tag extends ElementType = 'button'> = PolymorphicProps<Tag, OwnProps>;

/** Something that is pressed. `type` is `button` unless it is told to submit. */
export function Button<Tag extends ElementType = 'button'>(props: ButtonProps<Tag>) {
  const { loading = false, loadingText, children, ...rest } = props as ButtonProps;
  if (!loading) {
    return (
      <Root type="button" {...rest}>
        {children}
      </Root>
    );
  }
  return (
    <Root type="button" {...rest} aria-disabled="true" aria-busy="true" onClick={preventPress}>
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

const Root = styled('button', ownProps('variant', 'size'))<ButtonLook>(buttonBase, buttonVariant, buttonSize);
