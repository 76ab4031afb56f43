import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { RouteAnnouncer } from './route-announcer.tsx';

function Link() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/projects/loom')}>
      Go
    </button>
  );
}

test('says the title of the page that was gone to, and what it becomes when the data is there', async () => {
  jest.useFakeTimers();
  document.title = 'Home';
  const { container } = render(
    <MemoryRouter>
      <Link />
      <RouteAnnouncer />
    </MemoryRouter>,
  );
  const region = () => container.querySelector('[aria-live]')?.textContent;
  expect(region()).toBe('');
  act(() => screen.getByRole('button').click());
  document.title = 'Project';
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(region()).toBe('Project');
  document.title = 'Loom';
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(region()).toBe('Loom');
  jest.useRealTimers();
});
