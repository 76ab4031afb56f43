import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-page.tsx';
import { NoRecord } from './no-record.tsx';

function show(hasFailed: boolean) {
  renderUi(
    <NoRecord
      title="Post not found"
      message="It may have been moved or taken down."
      back={{ to: '/blog', label: 'Back to Blog' }}
      hasFailed={hasFailed}
    />,
  );
}

test('a record that does not exist leads back to its list and offers no second try', () => {
  show(false);
  expect(screen.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  expect(screen.queryByText('Try again')).toBeNull();
});

test('a record that could not be fetched can be asked for once more, at the same address', () => {
  show(true);
  expect(screen.getByText('Try again')).toHaveAttribute('href', '');
});
