import { screen } from '@testing-library/react';
import { renderUi } from '../../../test/render-page.tsx';
import { PostCard } from './post-card.tsx';
import { readPostCard } from './posts.ts';

const post = readPostCard({
  _id: '614035bc7a1f4c90be3a51c0',
  title: 'A page',
  excerpt: 'It begins',
  author: 'Asha',
  date: '2026-01-02T00:00:00.000Z',
  tags: ['Design'],
  image: '/media/page.webp',
  slug: '',
  readingMinutes: '3',
});

it('takes a row of the list for the post that leads it, if that has a picture', () => {
  const { rerender } = renderUi(<PostCard post={post} lead />);
  expect(screen.getByRole('article')).toHaveAttribute('data-lead');
  rerender(<PostCard post={post} />);
  expect(screen.getByRole('article')).not.toHaveAttribute('data-lead');
  rerender(<PostCard post={{ ...post, image: '' }} lead />);
  expect(screen.getByRole('article')).not.toHaveAttribute('data-lead');
});

it('says how long it takes to read, and shows a founder’s face', () => {
  const { container, rerender } = renderUi(<PostCard post={{ ...post, image: '' }} />);
  expect(container.querySelector('.byline')).toHaveTextContent('2 January 2026 / 3 min');
  expect(container.querySelector('.byline img')).not.toBeInTheDocument();
  rerender(<PostCard post={{ ...post, face: '/media/asha.webp' }} />);
  expect(container.querySelector('.byline img')).toHaveAttribute('src', '/media/asha.webp');
});
