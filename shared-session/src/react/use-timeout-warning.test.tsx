import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { minutes, seconds } from '../testing/durations.ts';
import { forgetSession, installTestSession } from '../testing/index.ts';
import { useTimeoutWarning } from './use-timeout-warning.ts';

afterEach(forgetSession);

function Warning() {
  const { open, secondsLeft, announcement, stay, logout, dialogProps } = useTimeoutWarning();
  return (
    <>
      <p role="status">{announcement}</p>
      {open && (
        <div role="alertdialog" aria-label="Session Timeout Warning" {...dialogProps}>
          <p>{secondsLeft} seconds</p>
          <button onClick={stay}>Stay Logged In</button>
          <button onClick={logout}>Logout Now</button>
        </div>
      )}
    </>
  );
}

async function openWarning() {
  const fakes = await installTestSession();
  render(<Warning />);
  act(() => fakes.clock.advance(minutes(29)));
  return fakes;
}

test('the popup counts down from the deadline and announces 60, 30 and 10 seconds', async () => {
  const { clock } = await openWarning();
  expect(screen.getByRole('alertdialog', { name: 'Session Timeout Warning' })).toHaveTextContent(
    '60 seconds',
  );
  const announced = new Set<string | null>();
  for (let second = 0; second < 59; second += 1) {
    announced.add(screen.getByRole('status').textContent);
    act(() => clock.advance(seconds(1)));
  }
  expect([...announced]).toEqual([60, 30, 10].map((left) => `You will be logged out in ${left} seconds.`));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('1 seconds');
  act(() => clock.advance(seconds(1)));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('moving the pointer into the popup and pressing its buttons works', async () => {
  const { session, clock } = await openWarning();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Stay Logged In' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(session.getSnapshot().status).toBe('authenticated');

  act(() => clock.advance(minutes(29)));
  await user.hover(screen.getByRole('button', { name: 'Logout Now' }));
  act(() => clock.advance(seconds(3)));
  await user.click(screen.getByRole('button', { name: 'Logout Now' }));
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'logout' });
});
