import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from '../../theme/theme.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /** The router's link, given `to`; plain anchors, given `href`, when left out. */
  linkAs?: ElementType;
  /** @default 'Pages' */
  label?: string;
}

/** Real links to the other pages of a list; nothing when there is one page. */
export function Pagination({ page, pageCount, hrefOf, linkAs, label = 'Pages', ...rest }: PaginationProps) {
  if (pageCount <= 1) return null;
  const Link = linkAs ?? 'a';
  const address = (to: number) => (linkAs ? { to: hrefOf(to) } : { href: hrefOf(to) });
  return (
    <Root aria-label={label} {...rest}>
      {page > 1 && (
        <Link {...address(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      {pagesAround(page, pageCount).map((number) => (
        <Link
          key={number}
          {...address(number)}
          aria-current={number === page ? 'page' : undefined}
          aria-label={`Page ${number}`}
        >
          {number}
        </Link>
      ))}
      {page < pageCount && (
        <Link {...address(page + 1)} rel="next">
          Next
        </Link>
      )}
    </Root>
  );
}

function pagesAround(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  return [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[5]};
  & > a {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: ${theme.space[1]};
    border: 1px solid ${theme.colors.border};
    border-radius: ${theme.radii.md};
    color: ${theme.colors.textSoft};
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  & > a:hover,
  & > [aria-current] {
    background: ${theme.colors.hover};
    color: ${theme.colors.text};
  }
`;
