import styled from '@emotion/styled';
import { Button, SearchField, Select } from 'shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { look } from '../../../lib/look.ts';
import { paths } from '../../../lib/paths.ts';
import type { PostFilter } from '../api/post-cards.ts';

interface PostFiltersProps {
  filter: PostFilter;
  tags: string[];
  onSearch: (text: string) => void;
  onTag: (tag: string) => void;
  /** Called when a visitor is about to search. */
  onIntent: () => void;
}

/** Search box and tag select. Without script they are a form that the server answers. */
export function PostFilters({ filter, tags, onSearch, onTag, onIntent }: PostFiltersProps) {
  const box = useRef<HTMLInputElement>(null);
  // Text that was typed before the scripts ran is in the box, but not yet applied to the list.
  const takeOver = useEffectEvent(() => {
    const early = box.current?.value ?? '';
    if (early !== filter.search) onSearch(early);
  });
  useEffect(() => takeOver(), []);

  return (
    <Bar
      action={paths.blog}
      role="search"
      onSubmit={(event) => event.preventDefault()}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <SearchField
        ref={box}
        aria-label="Search posts"
        name="q"
        placeholder="Search posts..."
        defaultValue={filter.search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Select
        name="tag"
        aria-label="Filter by tag"
        value={filter.tag}
        onChange={(event) => onTag(event.target.value)}
      >
        <option value="">All Tags</option>
        {tags.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
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
