import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaDown, mediaUp, theme } from 'shared-ui';

const { colors, fontSizes, radii, space, targetSize } = theme;

/** Styles of a table of records. In narrow windows columns move below the title or are hidden. */
export const TableFrame = styled.table(css`
  width: 100%;
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  border-collapse: separate;
  border-spacing: 0;
  background: ${colors.surface};
  font-size: ${fontSizes.sm};
  text-align: left;
  thead {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  th,
  td {
    padding: ${space[1]};
    overflow-wrap: anywhere;
  }
  thead :is(th, td) {
    padding-block: 0;
    font-weight: 550;
  }
  tbody :is(th, td) {
    border-top: 1px solid ${colors.border};
    color: ${colors.textSoft};
    font-weight: 400;
  }
  tbody th a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    width: fit-content;
    padding-block: 0.25rem;
    /* Clear of the header and of the actions for what is selected. */
    scroll-margin-block: 8rem 10rem;
    border-radius: ${radii.sm};
    color: ${colors.text};
    font-weight: 550;
    text-decoration: none;
  }
  tbody th a:hover {
    text-decoration: underline;
  }
  tbody tr:is(:hover, :focus-within) {
    background: ${colors.hover};
  }
  tbody tr[data-selected] {
    background: ${colors.primaryTint};
  }
  .select,
  .menu {
    width: ${targetSize};
    padding: 0 0.25rem;
  }
  .menu {
    text-align: right;
  }
  .change {
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  .beneath {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem ${space[1]};
    align-items: center;
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  ${mediaUp('page.sm')} {
    .beneath {
      display: none;
    }
    .state {
      width: 15%;
    }
    /* Room for a long word: cells that may break anywhere shrink to a few letters beside long titles. */
    .field {
      min-width: 7.5rem;
    }
    .updated {
      width: 10.5rem;
    }
    .updated time {
      white-space: nowrap;
    }
    .updated small {
      display: block;
    }
  }
  ${mediaDown('page.sm')} {
    .state,
    .updated {
      display: none;
    }
  }
  ${mediaDown('page.xl')} {
    .field {
      display: none;
    }
  }
`);
