import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { buttonStyles, type ButtonLook } from '../button/button.tsx';

export type ButtonLinkProps<As extends ElementType = 'a'> = ButtonLook & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof ButtonLook | 'as'
  >;

/** A link that looks like a button; `as` takes the router's own link. */
export function ButtonLink<As extends ElementType = 'a'>({
  variant = 'primary',
  size = 'md',
  ...rest
}: ButtonLinkProps<As>) {
  return <Root data-variant={variant} data-size={size} {...rest} />;
}

const Root = styled.a(buttonStyles);
