import styled from '@emotion/styled';
import { Button, SearchField, Select } from 'shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { look } from '../../../lib/look.ts';
import { paths } from '../../../lib/paths.ts';
import type { PostFilter } from '../api/post-cards.ts';
import { filterLength } from '../filter-of.ts';
import type { BlogSearch } from '../use-blog-search.ts';

interface PostFiltersProps {
  filter: PostFilter;
  tags: string[];
  onChange: BlogSearch['change'];
}

/** Shorter than a pause that is felt, longer than that between the keys of a fast typist. */
const typingPauseMs = 120;

/** Search box and tag select, which follow the address. Without script they are a form that the server answers. */
export function PostFilters({ filter, tags, onChange }: PostFiltersProps) {
  const box = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { search, tag } = filter;
  /** What is in the address, or on its way there. */
  const applied = useRef({ search, tag });
  const apply = (wantedTag: string) => {
    clearTimeout(waiting.current);
    const typed = (box.current?.value ?? '').trim().slice(0, filterLength);
    applied.current = { search: typed, tag: wantedTag };
    onChange(applied.current);
  };
  // Text that was typed before the scripts ran is in the box, but not yet applied to the list.
  const takeOver = useEffectEvent(() => {
    if (box.current?.value !== search) apply(tag);
  });
  useEffect(() => {
    takeOver();
    return () => clearTimeout(waiting.current);
  }, []);
  useEffect(() => {
    if (!box.current || (search === applied.current.search && tag === applied.current.tag)) return;
    // A link, or the way back, has led to other posts.
    clearTimeout(waiting.current);
    applied.current = { search, tag };
    box.current.value = search;
  }, [search, tag]);

  return (
    <Bar action={paths.blog} role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        ref={box}
        aria-label="Search posts"
        name="q"
        placeholder="Search posts..."
        defaultValue={search}
        onChange={() => {
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => apply(tag), typingPauseMs);
        }}
      />
      <Select
        name="tag"
        aria-label="Filter by tag"
        value={tag}
        onChange={(event) => apply(event.target.value)}
      >
        <option value="">All Tags</option>
        {tags.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  gap: 1rem;
  margin-bottom: 2rem;

  ${look.up.md} {
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 1fr) 14rem;
  }
`;
