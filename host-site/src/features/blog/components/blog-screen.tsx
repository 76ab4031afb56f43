import { Container, EmptyState, Section, VisuallyHidden } from 'shared-ui';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { CardList } from '../../../components/card-list.tsx';
import { CardSkeletons } from '../../../components/card-skeletons.tsx';
import { ListPages } from '../../../components/list-pages.tsx';
import { PageHero } from '../../../components/page-hero.tsx';
import type { PageAddress } from '../../../lib/page/page.ts';
import { usePageWords } from '../../../lib/studio/use-page-words.ts';
import { filterOf } from '../filter-of.ts';
import { useBlogSearch } from '../use-blog-search.ts';
import { PostCard } from './post-card.tsx';
import { PostFilters } from './post-filters.tsx';

/** Width of the pictures of the first two rows. */
const leadSizes = '(min-width: 640px) 58vw, 270px';

/** All posts, by page; or those that a visitor searches for, among all of them. */
export function BlogScreen({ query }: PageAddress) {
  const filter = filterOf(query);
  const blog = useBlogSearch(filter);
  const { posts } = blog;
  const isLed = !blog.isFiltered && filter.page < 2;
  return (
    <>
      <PageHero title="Our Blog" lead={usePageWords()?.blogLead} />
      <Section>
        <Container>
          <PostFilters filter={filter} tags={blog.tags} onChange={blog.change} />
          <VisuallyHidden role="status">
            {posts && blog.isFiltered && !blog.isOutdated ? `${blog.total} posts found` : ''}
          </VisuallyHidden>
          {!posts && <CardSkeletons label="Loading posts" count={6} />}
          {posts?.length === 0 && (
            <EmptyState
              title={blog.isFiltered ? 'No posts match your search' : 'No posts yet'}
              message={
                blog.isFiltered ? 'Try another word or another tag.' : 'The first ones will appear here.'
              }
            />
          )}
          {posts && posts.length > 0 && (
            <CardList>
              {posts.map((post, index) => (
                <PostCard
                  key={post._id}
                  post={post}
                  eager={index < 1}
                  lead={isLed && index < 1}
                  sizes={isLed && index < 3 ? leadSizes : undefined}
                />
              ))}
            </CardList>
          )}
          <ListPages
            path={blog.path}
            page={filter.page}
            total={blog.total}
            size={blog.size}
            label="Pages of posts"
          />
        </Container>
      </Section>
      <CallToAction />
    </>
  );
}
