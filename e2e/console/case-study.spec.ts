import { readFile } from 'node:fs/promises';
import type { MediaList, Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { pictures } from './support/media.ts';
import { projectInput } from './support/records.ts';
import { expectToast, field } from './support/screen.ts';

const title = 'A told project';

test.afterEach(async ({ api }) => {
  for (const project of await api.get<Project[]>('/api/projects'))
    if (project.title === title) await api.send('DELETE', `/api/projects/${project._id}`);
  const { items } = await api.get<MediaList>('/api/media?q=e2e-&size=100');
  for (const { _id } of items) await api.send('DELETE', `/api/media/${_id}?even-if-used=true`);
});

test('an owner drops pictures on a project, orders and describes them, and sees the case study', async ({
  page,
}) => {
  const { mainimage, technologies } = projectInput(title);
  await page.goto('/admin/projects?edit=new');
  const form = page.getByRole('dialog');
  await field(form, 'Title').fill(title);
  await field(form, 'Main Image URL').fill(mainimage);
  await form.getByRole('textbox', { name: /^Technologies/ }).fill(technologies.join(', '));
  await form.getByRole('checkbox', { name: 'The code is public' }).uncheck();
  await expect(field(form, 'GitHub Link')).toHaveCount(0);

  const files = await Promise.all(pictures.map(async (file) => (await readFile(file)).toString('base64')));
  const dataTransfer = await page.evaluateHandle((texts) => {
    const transfer = new DataTransfer();
    for (const [index, text] of texts.entries()) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], `e2e-${index + 1}.webp`, { type: 'image/webp' }));
    }
    return transfer;
  }, files);
  const place = form.getByText('Drop pictures and videos here');
  await place.dispatchEvent('dragover', { dataTransfer });
  await place.dispatchEvent('drop', { dataTransfer });
  const rows = form.getByRole('list', { name: 'Gallery' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);

  await form.getByRole('button', { name: /^Picture 2/ }).click();
  await field(rows.nth(1), 'Caption').fill('The second picture');
  await form.getByRole('button', { name: 'Move Picture 2 up' }).click();
  await expect(rows.first()).toContainText('The second picture');
  await form.getByRole('button', { name: 'Figures', exact: true }).click();
  await rows.nth(2).getByRole('button', { name: 'Add Figure' }).click();
  await field(rows.nth(2), 'Value').fill('38 %');
  await field(rows.nth(2), 'Label').fill('more orders');
  await form.getByRole('button', { name: 'Create Project' }).click();
  await expectToast(page, 'Project created successfully');

  await page.goto('/projects');
  await page.getByRole('link', { name: `View Details of ${title}` }).click();
  const study = page.getByRole('main');
  await expect(study.getByRole('figure').first()).toContainText('The second picture');
  await expect(study.getByRole('definition')).toHaveText('38 %');
  await expect(study.getByRole('link', { name: /GitHub/ })).toHaveCount(0);
  await expect(study.getByRole('link', { name: /^Next project/ })).toBeVisible();
});
