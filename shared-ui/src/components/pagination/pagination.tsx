import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ElementType } from 'react';
import { linkTarget } from '../../lib/link-target.ts';
import { theme } from '../../theme/theme.ts';
import { Icon } from '../icon/icon.tsx';
import { visiblePages } from './visible-pages.ts';

export interface PaginationProps extends ComponentProps<'nav'> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  hrefFor: (page: number) => string;
  /** @default 'Pages' */
  label?: string;
  /** Component for links, given `to`; plain links, given `href`, without. */
  linkAs?: ElementType;
  /** @default 'Previous page' */
  previousLabel?: string;
  /** @default 'Next page' */
  nextLabel?: string;
}

/** Real links to the pages of a list. */
export function Pagination({
  page,
  pages,
  hrefFor,
  label = 'Pages',
  linkAs,
  previousLabel = 'Previous page',
  nextLabel = 'Next page',
  ...rest
}: PaginationProps) {
  const Anchor = linkAs ?? 'a';
  const to = (target: number) => linkTarget(linkAs, hrefFor(target));
  return (
    <Root aria-label={label} {...rest}>
      <ul role="list">
        {page > 1 && (
          <li>
            <Anchor {...to(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="chevron-left" />
            </Anchor>
          </li>
        )}
        {visiblePages(page, pages).map((shown, index) => (
          <li key={shown === 'gap' ? `gap-${index}` : shown}>
            {shown === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Anchor {...to(shown)} aria-current={shown === page ? 'page' : undefined}>
                {shown}
              </Anchor>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Anchor {...to(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="chevron-right" />
            </Anchor>
          </li>
        )}
      </ul>
    </Root>
  );
}

const { color, space, radius, duration, targetSize } = theme;

const Root = styled.nav(css`
  margin-top: ${space.lg};
  font-variant-numeric: tabular-nums;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    justify-content: center;
  }
  a,
  span {
    display: grid;
    min-width: ${targetSize};
    height: ${targetSize};
    place-items: center;
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    transition:
      border-color ${duration},
      color ${duration};
  }
  span {
    min-width: 0;
    border-color: transparent;
  }
  a:hover {
    border-color: ${color.primary};
    color: ${color.text};
  }
  [aria-current] {
    border-color: ${color.primary};
    background: ${color.primaryTint};
    color: ${color.text};
    font-weight: 600;
  }
`);
