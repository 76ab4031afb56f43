import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import type { PolymorphicProps } from '../../lib/polymorphic.ts';
import { buttonAttributes, buttonStyles } from '../button/button-styles.ts';
import type { ButtonLook } from '../button/button-styles.ts';

interface OwnProps extends ButtonLook {
  children?: ReactNode;
}

export type ButtonLinkProps<Tag extends ElementType = 'a'> = PolymorphicProps<Tag, OwnProps>;

/** A link in the shape of a button: `<ButtonLink href="…">`, or `<ButtonLink as={Link} to="…">`. */
export function ButtonLink<Tag extends ElementType = 'a'>(props: ButtonLinkProps<Tag>) {
  const { variant, size, ...rest } = props as ButtonLinkProps;
  return <Root {...buttonAttributes({ variant, size })} {...rest} />;
}

const Root = styled.a(buttonStyles);
