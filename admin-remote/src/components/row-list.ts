import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';

const { colors, fontSizes, radii, space, targetSize } = theme;

/** Rows of an icon, a name and a line below it. */
export const RowList = styled.ul(css`
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  li,
  .entry {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 4.75rem;
    padding: ${space[2]};
  }
  li + li,
  .entry + .entry {
    border-top: 1px solid ${colors.border};
  }
  li > div {
    min-width: 0;
  }
  .sign {
    display: grid;
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    place-items: center;
    border-radius: ${radii.md};
    background: ${colors.primaryTint};
    color: ${colors.primaryText};
  }
  a,
  strong {
    display: block;
    color: ${colors.text};
    font-weight: 550;
  }
  a {
    overflow: hidden;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  strong,
  p {
    overflow-wrap: anywhere;
  }
`);

/** The same; on a phone the buttons of a row stand below it. */
export const WrappingRowList = styled(RowList)(css`
  li {
    flex-wrap: wrap;
  }
`);

/** Rows without a frame, of words and a button that stands below them where it has no room. */
export const PlainRowList = styled.ul(css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    align-items: center;
    justify-content: space-between;
    padding: ${space[1]} 0;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${colors.border};
  }
  li > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${targetSize};
  }
`);
