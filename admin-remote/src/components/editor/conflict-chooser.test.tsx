import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mergeValues } from '../../lib/merge-values.ts';
import { ConflictChooser } from './conflict-chooser.tsx';

test('of a long text, the paragraphs that clash are shown, and nothing else', async () => {
  const text = (...paragraphs: string[]) => ({ content: paragraphs.join('\n\n') });
  const { conflicts } = mergeValues(
    text('Warp', 'Weft'),
    text('Warp', 'Weft mine'),
    text('Warp', 'Weft theirs'),
  );
  const onSettle = jest.fn();
  const fields = conflicts.map((field) => ({ ...field, label: 'Content' }));
  render(<ConflictChooser conflict={{ reason: 'save', fields }} onSettle={onSettle} />);
  expect(screen.getByRole('radio', { name: /^Your value/ })).toHaveAccessibleName('Your value Weft mine');
  const theirs = screen.getByRole('radio', { name: /^Their value/ });
  expect(theirs).toHaveAccessibleName('Their value Weft theirs');
  await userEvent.click(theirs);
  await userEvent.click(screen.getByRole('button', { name: 'Save with these values' }));
  expect(onSettle).toHaveBeenCalledWith(['content']);
});
