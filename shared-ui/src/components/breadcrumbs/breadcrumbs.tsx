import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from '../../theme/theme.ts';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the root to here; the last is the page itself. */
  items: readonly { label: string; href: string }[];
  /** The router's link, given `to`; plain anchors when left out. */
  linkAs?: ElementType;
}

/** Where this page stands. */
export function Breadcrumbs({ items, linkAs, ...rest }: BreadcrumbsProps) {
  const Link = linkAs ?? 'a';
  return (
    <Root aria-label="Breadcrumb" {...rest}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={href}>
            {index === items.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link {...(linkAs ? { to: href } : { href })}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.nav`
  font-size: ${theme.fontSizes.sm};
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
  }
  & li + li::before {
    content: '/';
    margin-right: ${theme.space[1]};
    color: ${theme.colors.textQuiet};
  }
`;
