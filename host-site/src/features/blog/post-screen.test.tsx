import { screen, within } from '@testing-library/react';
import { renderUi } from '../../../test/render-page.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostArticle } from './post-article.tsx';
import { readPostCard } from './posts.ts';

const other = readPostCard({
  _id: '614035bc7a1f4c90be3a51c1',
  title: 'Older',
  date: '2026-01-01T00:00:00.000Z',
});
const post = {
  ...readPostCard({
    _id: '614035bc7a1f4c90be3a51c0',
    title: 'A page',
    content: 'Written.',
    author: 'Asha Ben Rao',
    date: '2026-01-02T00:00:00.000Z',
    readingMinutes: '3',
  }),
  next: [],
  related: [],
};

it('shows a founder’s face beside the name, and anybody else’s initials', () => {
  const { container, unmount } = renderUi(<PostArticle post={{ ...post, face: '/media/asha.webp' }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/asha.webp');
  expect(screen.getByText('By Asha Ben Rao', { exact: false })).toHaveTextContent(
    'By Asha Ben Rao / 2 January 2026 / 3 min read',
  );
  expect(screen.getByText('Founder')).toBeVisible();
  unmount();
  const { container: plain } = renderUi(<PostArticle post={post} />);
  expect(plain.querySelector('img')).toBeNull();
  expect(screen.getByText('AR')).toBeInTheDocument();
  expect(screen.queryByText('Founder')).not.toBeInTheDocument();
});

it('links to the next post and to related ones, each under its heading', () => {
  const related = [{ ...other, title: 'Alike', image: '/media/a.webp', slug: 'alike' }];
  renderUi(<MorePosts post={{ ...post, next: [other], related }} />);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(part('Next Post').getByRole('link', { name: 'Older' })).toHaveAttribute(
    'href',
    `/blog/${other._id}`,
  );
  expect(part('Next Post').queryByRole('presentation')).not.toBeInTheDocument();
  expect(part('Related Posts').getByRole('link', { name: 'Alike' })).toHaveAttribute('href', '/blog/alike');
});

it('leaves no heading after a post that leads to none', () => {
  const { container } = renderUi(<MorePosts post={post} />);
  expect(container).toBeEmptyDOMElement();
});
