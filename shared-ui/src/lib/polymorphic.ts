import type { ComponentPropsWithRef, ElementType } from 'react';

/** A component's own props, and those of the element or component that it renders as. */
export type PolymorphicProps<Tag extends ElementType, Own> = Own & {
  /** Element or component to render, such as a router's link. */
  as?: Tag;
} & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as'>;
