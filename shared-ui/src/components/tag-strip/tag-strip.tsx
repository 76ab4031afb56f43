import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';

export interface TagStripProps extends ComponentPropsWithRef<'ul'> {
  tags: readonly string[];
  /** What the tags are, for those who listen. */
  label: string;
}

/** Tags on one line that scrolls sideways. */
export function TagStrip({ tags, label, ...rest }: TagStripProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <Root aria-label={label} tabIndex={0} {...rest}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, #000 calc(100% - 1.5rem), transparent);
  padding-right: 1.5rem;
  & > li {
    padding: 0.125rem 0.625rem;
    border-radius: ${theme.radii.sm};
    background: ${theme.colors.raised};
    color: ${theme.colors.textSoft};
    font-size: ${theme.fontSizes.xs};
    white-space: nowrap;
  }
`;
