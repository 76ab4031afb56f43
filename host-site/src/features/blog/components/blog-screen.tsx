import { CardGrid, Container, EmptyState, Section, VisuallyHidden } from 'shared-ui';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { ListPages } from '../../../components/list-pages.tsx';
import { PageHero } from '../../../components/page-hero.tsx';
import type { PageAddress } from '../../../lib/page/page.ts';
import { pageSize } from '../../../lib/paged.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/resources/resource.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { usePageWords } from '../../../lib/studio/use-page-words.ts';
import { postCards } from '../api/post-cards.ts';
import type { PostFilter } from '../api/post-cards.ts';
import { tags } from '../api/tags.ts';
import { filterOf } from '../filter-of.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { PostCard } from './post-card.tsx';
import { PostFilters } from './post-filters.tsx';

/** Width of the pictures of the first two rows. */
const leadSizes = '(min-width: 640px) 58vw, 270px';

/** All posts, by page; or those that a visitor searches for, among all of them. */
export function BlogScreen({ query }: PageAddress) {
  const { text } = useTexts();
  const filter = filterOf(query);
  return (
    <>
      <PageHero title={text('blog.title')} lead={usePageWords()?.blogLead} />
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
