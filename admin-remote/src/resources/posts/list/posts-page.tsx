import type { PostCard } from 'content-api/contract';
import { Picture, TagStrip } from 'shared-ui';
import { RecordCard } from '../../../components/list/record-card.tsx';
import { ResourcePage } from '../../../components/list/resource-page.tsx';
import type { Resource } from '../../../components/list/resource-page.tsx';
import { formatDay } from '../../../lib/dates.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { usualSorts } from '../../../lib/list-view.ts';
import { placeholderImage } from '../../../lib/placeholder-image.ts';

const resource: Resource<PostCard> = {
  key: 'posts',
  path: endpoints.posts,
  pathOf: endpoints.post,
  title: 'Blog Management',
  addLabel: 'Add New Blog Post',
  noun: 'blog posts',
  one: 'blog post',
  rules: {
    pageSize: 24,
    sorts: [
      ...usualSorts<PostCard>(),
      {
        id: 'date',
        label: 'Date of publication',
        compare: (a, b) => Date.parse(b.date) - Date.parse(a.date),
      },
    ],
    textOf: ({ title, excerpt, author, tags }) => [title, excerpt, author, ...tags].join(' '),
    matchesFilter: ({ tags }, filter) => tags.includes(filter),
  },
  filterOf: (all) => ({
    label: 'Tag',
    allLabel: 'All Tags',
    options: [...new Set(all.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b)),
  }),
  form: lazyPage(() => import(/* webpackChunkName: "post-form" */ '../form/post-form.tsx')),
  texts: {
    loadError: 'Error fetching blog posts',
    deleteTitle: 'Delete blog post',
    question: 'Are you sure you want to delete this blog post?',
    deleted: 'Blog post deleted successfully',
    deleteError: 'Error deleting blog post',
  },
  renderCard: (post, actions) => (
    <RecordCard
      title={post.title}
      media={
        post.image && (
          <Picture
            src={post.image}
            alt=""
            width={480}
            height={300}
            sizes="(min-width: 1024px) 320px, (min-width: 640px) 50vw, 270px"
            fallback={placeholderImage}
          />
        )
      }
      meta={`By ${post.author} · ${formatDay(post.date)}`}
      text={`${post.excerpt}...`}
      {...actions}
    >
      <TagStrip tags={post.tags} label="Tags" />
    </RecordCard>
  ),
};

/** 'Blog Management'. */
export default function PostsPage() {
  return <ResourcePage resource={resource} />;
}
