import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ElementType } from 'react';
import { linkTarget } from '../../lib/link-target.ts';
import { theme } from '../../theme/theme.ts';
import { Icon } from '../icon/icon.tsx';
import { visiblePages } from './visible-pages.ts';

export interface PaginationProps extends ComponentProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  hrefOf: (page: number) => string;
  /** @default 'Pages' */
  label?: string;
  /** Component for links, given `to`; plain links, given `href`, without. */
  linkAs?: ElementType;
  /** @default 'Previous page' */
  previousLabel?: string;
  /** @default 'Next page' */
  nextLabel?: string;
}

/** Real links to the pages of a list; nothing when there is one page. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  label = 'Pages',
  linkAs,
  previousLabel = 'Previous page',
  nextLabel = 'Next page',
  ...rest
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const Anchor = linkAs ?? 'a';
  const to = (target: number) => linkTarget(linkAs, hrefOf(target));
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
        {visiblePages(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Anchor {...to(item)} aria-current={item === page ? 'page' : undefined}>
                {item}
              </Anchor>
            )}
          </li>
        ))}
        {page < pageCount && (
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

const { colors, space, radii, duration, targetSize } = theme;

const Root = styled.nav(css`
  margin-top: ${space[4]};
  font-variant-numeric: tabular-nums;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    justify-content: center;
  }
  a,
  span {
    display: grid;
    min-width: ${targetSize};
    height: ${targetSize};
    place-items: center;
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    transition:
      border-color ${duration},
      color ${duration};
  }
  span {
    min-width: 0;
    border: 0;
  }
  a:hover {
    border-color: ${colors.primaryText};
    color: ${colors.text};
  }
  [aria-current] {
    border-color: ${colors.primaryText};
    background: ${colors.primaryTint};
    color: ${colors.text};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    [aria-current] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`);
