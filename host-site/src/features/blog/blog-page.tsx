import styled from '@emotion/styled';
import {
  CardGrid,
  Container,
  EmptyState,
  Section,
  VisuallyHidden,
  Button,
  SearchField,
  Select,
} from 'shared-ui';
import { CallToAction } from '../../components/call-to-action.tsx';
import { ListPages } from '../../components/list-pages.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { pagedHead } from '../../lib/head.ts';
import { look } from '../../lib/look.ts';
import { useResource, useStudio, useTexts } from '../../lib/page-context.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { pageSize } from '../../lib/paged.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { PostCard } from './post-card.tsx';
import { postCards, tags, filterOf, filterLength } from './posts.ts';
import type { PostFilter } from './posts.ts';

export const page: Page = {
  resources: ({ query }) => [postCards(filterOf(query)), tags],
  head: ({ query, read, studio, texts }) => {
    const filter = filterOf(query);
    const isFiltered = filter.search + filter.tag !== '';
    return {
      title: texts.text('blog.title'),
      description: studio.blogLead || texts.text('blog.description', { name: studio.name }),
      // A filtered list is the same posts again: search engines need not keep it.
      ...(!isFiltered && pagedHead(paths.blog, filter.page, dataOf(read(postCards(filter))))),
      crumbs: [{ name: texts.text('page.blog'), path: paths.blog }],
      thing: { '@type': 'Blog', name: texts.text('blog.title'), url: paths.blog },
    };
  },
  Component: BlogScreen,
};

/** Width of the pictures of the first two rows. */
const leadSizes = '(min-width: 640px) 58vw, 270px';

/** All posts, by page; or those that a visitor searches for, among all of them. */
function BlogScreen({ query }: PageAddress) {
  const { text } = useTexts();
  const filter = filterOf(query);
  return (
    <>
      <PageHero title={text('blog.title')} lead={useStudio().blogLead} />
      <Section>
        <Container>
          <PostFilters filter={filter} tags={dataOf(useResource(tags)) ?? []} />
          <div data-live-results>
            <Posts filter={filter} />
          </div>
        </Container>
      </Section>
      <CallToAction />
    </>
  );
}

function Posts({ filter }: { filter: PostFilter }) {
  const { text } = useTexts();
  const query = queryOf(filter);
  const isFiltered = query !== '';
  // A list that cannot be fetched is an empty list.
  const {
    items: posts,
    total,
    size,
  } = dataOf(useResource(postCards(filter))) ?? { items: [], total: 0, size: pageSize };
  const isLed = !isFiltered && filter.page < 2;
  return (
    <>
      <VisuallyHidden role="status">{isFiltered && text('blog.found', { count: total })}</VisuallyHidden>
      {posts.length === 0 ? (
        <EmptyState
          title={text(isFiltered ? 'blog.noMatch' : 'blog.none')}
          message={text(isFiltered ? 'blog.noMatchHint' : 'trouble.soon')}
        />
      ) : (
        <CardGrid>
          {posts.map((post, index) => (
            <PostCard
              key={post._id}
              post={post}
              eager={index < 1}
              lead={isLed && index < 1}
              sizes={isLed && index < 3 ? leadSizes : undefined}
            />
          ))}
        </CardGrid>
      )}
      <ListPages
        path={query ? `${paths.blog}?${query}` : paths.blog}
        page={filter.page}
        total={total}
        size={size}
        label={text('blog.pages')}
      />
    </>
  );
}

function queryOf({ search, tag }: PostFilter): string {
  return String(new URLSearchParams({ ...(search && { q: search }), ...(tag && { tag }) }));
}

interface PostFiltersProps {
  filter: PostFilter;
  tags: string[];
}

/** Search box and tag select: a form that the server answers. With script the list follows while somebody types. */
function PostFilters({ filter: { search, tag }, tags }: PostFiltersProps) {
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
