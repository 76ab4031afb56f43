import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { ownProps } from '../../lib/own-props.ts';
import type { PolymorphicProps } from '../../lib/polymorphic.ts';
import { buttonBase, buttonSize, buttonVariant } from '../button/button-styles.ts';
import type { ButtonLook } from '../button/button-styles.ts';

interface OwnProps extends ButtonLook {
  children?: ReactNode;
}

export type ButtonLinkProps<Tag extends ElementType = 'a'> = PolymorphicProps<Tag, OwnProps>;

/** A link in the shape of a button: `<ButtonLink href="…">`, or `<ButtonLink as={Link} to="…">`. */
export function ButtonLink<Tag extends ElementType = 'a'>(props: ButtonLinkProps<Tag>) {
  return <Root {...props} />;
}

const Root = styled('a', ownProps('variant', 'size'))<ButtonLook>(buttonBase, buttonVariant, buttonSize);
