import styled from '@emotion/styled';
import { Button, SearchField, Select } from 'shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { look } from '../../../lib/look.ts';
import { paths } from '../../../lib/paths.ts';
import type { PostFilter } from '../api/post-cards.ts';
import type { BlogSearch } from '../use-blog-search.ts';

interface PostFiltersProps {
  filter: PostFilter;
  tags: string[];
  onType: BlogSearch['type'];
  onChange: BlogSearch['change'];
}

/** Search box and tag select. Without script they are a form that the server answers. */
export function PostFilters({ filter, tags, onType, onChange }: PostFiltersProps) {
  const box = useRef<HTMLInputElement>(null);
  // Text that was typed before the scripts ran is in the box, but not yet applied to the list.
  const takeOver = useEffectEvent(() => {
    const early = box.current?.value ?? '';
    if (early !== filter.search) onChange({ search: early, tag: filter.tag });
  });
  useEffect(() => takeOver(), []);

  return (
    <Bar action={paths.blog} role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        ref={box}
        aria-label="Search posts"
        name="q"
        placeholder="Search posts..."
        defaultValue={filter.search}
        onChange={(event) => onType({ search: event.target.value, tag: filter.tag })}
      />
      <Select
        name="tag"
        aria-label="Filter by tag"
        value={filter.tag}
        onChange={(event) => onChange({ search: box.current?.value ?? '', tag: event.target.value })}
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
