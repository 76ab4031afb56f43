import styled from '@emotion/styled';
import { Button, SearchField, Select } from 'shared-ui';
import { look } from '../../../lib/look.ts';
import { paths } from '../../../lib/paths.ts';
import type { PostFilter } from '../api/post-cards.ts';
import { filterLength } from '../filter-of.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

interface PostFiltersProps {
  filter: PostFilter;
  tags: string[];
}

/** Search box and tag select: a form that the server answers. With script the list follows while somebody types. */
export function PostFilters({ filter: { search, tag }, tags }: PostFiltersProps) {
  const { text } = useTexts();
  return (
    <Bar action={paths.blog} role="search" data-live>
      <SearchField
        aria-label={text('blog.search')}
        name="q"
        placeholder={text('blog.searchHint')}
        defaultValue={search}
        maxLength={filterLength}
      />
      <Select name="tag" aria-label={text('blog.filter')} defaultValue={tag}>
        <option value="">{text('blog.allTags')}</option>
        {tags.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">{text('blog.searchButton')}</Button>
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
