import type { Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { card, expectToast, field, fill } from './support/screen.ts';

/** Those of the demo content, which are in the trash meanwhile. */
let others: { _id: string }[] = [];
const quote = 'They asked what our drivers needed before they asked what we wanted.';

test.beforeEach(async ({ api }) => {
  others = await api.get<{ _id: string }[]>('/api/testimonials');
  for (const { _id } of others) await api.send('DELETE', `/api/testimonials/${_id}`);
});

test.afterEach(async ({ api }) => {
  for (const { _id } of others)
    await api.send('POST', `/api/records/testimonial/${_id}/restore`, { live: true });
});

test('a quote is added in the console, shown on the site, and leaves no section behind @whole', async ({
  page,
  api,
  request,
}) => {
  const [project, other] = await api.get<Project[]>('/api/projects');
  const onProject = `/projects/${project?._id}`;
  const isShown = async (address: string) => (await (await request.get(address)).text()).includes(quote);

  await test.step('without one, neither page has a section for it', async () => {
    expect(await (await request.get('/')).text()).not.toContain('testimonials-heading');
    expect(await (await request.get(onProject)).text()).not.toContain('testimonials-heading');
  });

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Testimonials' }).first().click();
  await expect(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add New Testimonial' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add New Testimonial' });
  await test.step('the actions stand in one row', async () => {
    const boxes = ['Cancel', 'Save draft', 'Schedule', 'Create Testimonial'].map((name) =>
      form.getByRole('button', { name }).boundingBox(),
    );
    const tops = (await Promise.all(boxes)).map((box) => box?.y);
    expect(new Set(tops).size).toBe(1);
  });
  await form.getByRole('button', { name: 'Create Testimonial' }).click();
  await expect(form.getByText('Quote is required')).toBeVisible();
  await fill(form, { Quote: quote, Name: 'Meera Joshi', Role: 'Head of Dispatch', Company: 'Tiffin Loop' });
  await field(form, 'Project').selectOption(project?.title ?? '');
  await form.getByRole('button', { name: 'Create Testimonial' }).click();
  await expectToast(page, 'Testimonial created successfully');
  await expect(card(page, 'Meera Joshi')).toBeVisible();

  await test.step('the home page shows it, and leads to its project', async () => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Client Voices' });
    await expect(section.getByText(quote)).toBeVisible();
    await expect(section).toContainText('Head of Dispatch, Tiffin Loop');
    await section.getByRole('link', { name: 'View project' }).click();
    await expect(page).toHaveURL(onProject);
    await expect(page.getByRole('region', { name: 'From the Client' }).getByText(quote)).toBeVisible();
    expect(await isShown(`/projects/${other?._id}`)).toBe(false);
  });

  await test.step('a visitor who comes from another page sees it as well', async () => {
    await page.goto('/about');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Client Voices' }).getByText(quote)).toBeVisible();
  });

  await test.step('and so does one who opens it, goes on and comes back', async () => {
    await page.goto('/');
    const bar = page.getByRole('navigation').first();
    await bar.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await bar.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Client Voices' }).getByText(quote)).toBeVisible();
  });

  await page.goto('/admin/testimonials');
  await card(page, 'Meera Joshi').getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Testimonial' });
  await fill(editor, { Name: 'Meera Joshi-Rao' });
  await field(editor, 'Project').selectOption('None');
  await editor.getByRole('button', { name: 'Update Testimonial' }).click();
  await expectToast(page, 'Testimonial updated successfully');
  await expect.poll(() => isShown(onProject)).toBe(false);
  expect(await isShown('/')).toBe(true);
  await expect.poll(async () => (await request.get('/')).text()).toContain('Meera Joshi-Rao');

  await card(page, 'Meera Joshi-Rao').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Testimonial deleted successfully');
  await expect
    .poll(async () => (await (await request.get('/')).text()).includes('testimonials-heading'))
    .toBe(false);
});
