import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubDialog } from 'shared-ui/testing';
import { LeaveGuard, useBlockLeaving, useLeaveGuard } from './leave-guard.tsx';

beforeEach(stubDialog);

interface Ways {
  discard: () => Promise<void>;
  went: (where: string) => void;
}

function Form({ discard, went }: Ways) {
  const { leave } = useLeaveGuard();
  useBlockLeaving(true, { discard });
  return (
    <>
      <input aria-label="Title" />
      {['projects', 'posts'].map((where) => (
        <button key={where} onClick={() => leave(() => went(where))}>
          {where}
        </button>
      ))}
    </>
  );
}

test('while changes are discarded the question stays, and no second way out begins', async () => {
  const discarded = Promise.withResolvers<void>();
  const discard = jest.fn(() => discarded.promise);
  const went = jest.fn();
  render(
    <LeaveGuard>
      <Form discard={discard} went={went} />
    </LeaveGuard>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'projects' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));

  // As the browser's Back does, which no dialog holds up.
  fireEvent.click(screen.getByRole('button', { name: 'posts', hidden: true }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard changes' })).toHaveAttribute('aria-disabled', 'true');

  await act(() => {
    discarded.resolve();
    return discarded.promise;
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(discard).toHaveBeenCalledTimes(1);
  expect(went.mock.calls).toEqual([['projects']]);
});
