import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { linkTarget } from '../../lib/link-target.ts';
import { theme } from '../../theme/theme.ts';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the top down; the last one is the page itself and has no address. */
  items: readonly { label: ReactNode; href?: string }[];
  /** @default 'Breadcrumbs' */
  label?: string;
  /** Component for links, given `to`; plain links, given `href`, without. */
  linkAs?: ElementType;
}

/** The way from the top to this page. */
export function Breadcrumbs({ items, label = 'Breadcrumbs', linkAs, ...rest }: BreadcrumbsProps) {
  const Anchor = linkAs ?? 'a';
  return (
    <Root aria-label={label} {...rest}>
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            {item.href ? (
              <Anchor {...linkTarget(linkAs, item.href)}>{item.label}</Anchor>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const { colors, space, fontSizes, targetSize } = theme;

const Root = styled.nav(css`
  color: ${colors.textQuiet};
  font-size: ${fontSizes.sm};
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  li {
    display: flex;
    align-items: center;
    min-height: ${targetSize};
  }
  li + li::before {
    padding-inline: ${space[1]};
    content: '/' / '';
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${targetSize};
    transition: color ${theme.duration};
  }
  a:hover,
  [aria-current] {
    color: ${colors.text};
  }
`);
