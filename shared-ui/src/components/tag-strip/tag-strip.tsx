import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { theme } from '../../theme/theme.ts';
import { tagLook } from '../tag/tag-look.ts';

export interface TagStripProps extends ComponentProps<'ul'> {
  tags: readonly string[];
  /** Names the list for assistive technology. */
  label: string;
}

/**
 * Keywords in one line that scrolls sideways. It can be focused if it overflows. Before hydration the overflow is not
 * known, so it can be focused then.
 */
export function TagStrip({ tags, label, ref, ...rest }: TagStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    return whenSized(list, () => {
      if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
      else list.removeAttribute('tabindex');
    });
  }, [tags]);
  if (tags.length === 0) return null;
  return (
    <Root ref={mergeRefs(strip, ref)} role="list" aria-label={label} tabIndex={0} {...rest}>
      {tags.map((tag, index) => (
        // A word may be there twice.
        <li key={index}>{tag}</li>
      ))}
    </Root>
  );
}

/** Asked for only once the layout is done anyway: with a page full of strips, each question would cost one. */
function whenSized(element: Element, onSize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
}

const Root = styled.ul(css`
  position: relative;
  z-index: 2;
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  padding-inline-end: ${theme.space[4]};
  mask-image: linear-gradient(90deg, black calc(100% - ${theme.space[4]}), transparent);
  scrollbar-width: none;
  li {
    ${tagLook}
    white-space: nowrap;
  }
  &:focus-visible {
    outline-offset: -2px;
    mask: none;
  }
`);
