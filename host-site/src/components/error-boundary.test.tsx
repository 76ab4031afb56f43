import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../test/render-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

test('a page that throws gives way to a text and a second try, and what is around it goes on', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Page() {
    if (broken) throw new Error('no such field');
    return <h1>Our Blog</h1>;
  }
  renderUi(
    <>
      <p>Footer</p>
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
        <Page />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Footer')).toBeVisible();
  expect(reported).toHaveBeenCalled();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
});
