import type { Project, RecordView } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { card, expectToast, field, pressInMenu, toasts } from './support/screen.ts';

const before = 'A timetable for the tide';
const after = 'A ferry that waits for nobody';
let project: Project;
test.beforeEach(async ({ api }) => {
  const input = { ...projectInput('Night Ferry'), subtitle: before };
  project = await api.send<Project>('POST', '/api/projects', input);
});
test.afterEach(async ({ api }) => {
  await api.send('DELETE', `/api/records/project/${project._id}`);
});

const list = '/admin/projects?q=night+ferry';

test('a live project gets a draft, is approved by link, goes live while it is read, and is brought back', async ({
  page,
  api,
  browser,
}) => {
  const outside = await browser.newContext();
  const visitor = await outside.newPage();
  await visitor.goto(`/projects/${project._id}`);
  await expect(visitor.getByText(before)).toBeVisible();

  await test.step('the owner keeps a draft and asks for a review', async () => {
    await page.goto(`${list}&edit=${project._id}`);
    await field(page, 'Subtitle').fill(after);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectToast(page, 'Draft saved');
    await page.goto(list);
    await pressInMenu(card(page, 'Night Ferry'), 'Share');
    await page.getByRole('button', { name: 'Ask for review' }).click();
  });

  await test.step('a client without an account approves it', async () => {
    const link = await page.getByLabel('Review link').inputValue();
    const client = await outside.newPage();
    await client.goto(link);
    await expect(client.getByText(after)).toBeVisible();
    const bar = client.getByRole('complementary', { name: 'Review' });
    await bar.getByRole('button', { name: 'Approve' }).click();
    const decision = client.getByRole('dialog', { name: 'Approve this version' });
    await decision.getByLabel('Your name').fill('Asha');
    await decision.getByRole('button', { name: 'Approve' }).click();
    await expect(bar).toContainText('Approved by Asha');
    await client.close();
    await page.goto(list);
    await pressInMenu(card(page, 'Night Ferry'), 'Share');
    await expect(page.getByRole('list', { name: 'Reviews' })).toContainText(/Approved/);
  });

  await test.step('it goes live at the second that was set', async () => {
    const view = await api.get<RecordView>(`/api/records/project/${project._id}`);
    const from = Math.ceil(Date.now() / 1000) * 1000 + 3000;
    await api.send('POST', `/api/records/project/${project._id}/publish`, {
      revision: view.draft?.revision,
      from: new Date(from).toISOString(),
    });
    let seen: { text: string; at: number } | undefined;
    await expect(async () => {
      await visitor.reload();
      const text = await visitor.getByRole('main').innerText();
      if (text.includes(after)) seen ??= { text, at: Date.now() };
      expect(seen).toBeDefined();
    }).toPass();
    expect(seen?.at).toBeGreaterThanOrEqual(from);
  });

  await test.step('the earlier revision is found in the history and published again', async () => {
    await page.goto(list);
    await pressInMenu(card(page, 'Night Ferry'), 'History');
    const history = page.getByRole('dialog', { name: 'History of Night Ferry' });
    const earlier = history.getByRole('listitem').last();
    await earlier.getByRole('button', { name: 'Restore' }).click();
    await expect(toasts(page).getByText('Restored as a draft')).toBeVisible();
    await page.goto(`${list}&edit=${project._id}`);
    await expect(field(page, 'Subtitle')).toHaveValue(before);
    await page.getByRole('button', { name: 'Update Project' }).click();
    await expectToast(page, 'Project updated successfully');
    await visitor.reload();
    await expect(visitor.getByText(before)).toBeVisible();
  });
  await outside.close();
});
