import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render.tsx';
import { Tabs } from './tabs.tsx';

const items = ['Frontend', 'Backend', 'Design'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>About {label}</p>,
}));

it('opens the first tab, and another when it is pressed', async () => {
  renderWithUi(<Tabs label="Parts" items={items} />);
  expect(screen.getByRole('tabpanel', { name: 'Frontend' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Design' }));
  expect(screen.getByRole('tabpanel', { name: 'Design' })).toBeVisible();
  expect(screen.queryByRole('tabpanel', { name: 'Frontend' })).not.toBeInTheDocument();
});

it('moves and opens by arrows, round the corner, and by Home and End', async () => {
  const user = userEvent.setup();
  renderWithUi(<Tabs label="Parts" items={items} />);
  await user.tab();
  const steps = [
    ['{ArrowRight}', 'Backend'],
    ['{End}', 'Design'],
    ['{ArrowRight}', 'Frontend'],
    ['{ArrowLeft}', 'Design'],
    ['{Home}', 'Frontend'],
  ] as const;
  for (const [key, name] of steps) {
    await user.keyboard(key);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  }
});

it('takes one stop for all tabs, then the panel', async () => {
  const user = userEvent.setup();
  renderWithUi(<Tabs label="Parts" items={items} defaultTab="backend" />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Backend' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('lets a parent hold which tab is open', async () => {
  const onTabChange = jest.fn();
  renderWithUi(<Tabs label="Parts" items={items} activeTab="backend" onTabChange={onTabChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Design' }));
  expect(onTabChange).toHaveBeenCalledWith('design');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Backend');
});

it('keeps closed panels in the document, for search engines and for pages without scripts', () => {
  renderWithUi(<Tabs label="Parts" items={items} />);
  expect(screen.getByText('About Design')).toBeInTheDocument();
});
