import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';
import { expectToast } from './support/screen.ts';

const email = 'editor@studio.example';
const quote = 'They listen first, then they build.';
const password = 'an editor at the harbour 5';

test('an owner invites an editor, who signs in with a passkey, edits, and is refused people and releases', async ({
  page,
  browser,
  api,
}) => {
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel(/^Email Address/).fill(email);
  await dialog.getByRole('button', { name: 'Editor' }).click();
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  const link = await page.getByLabel(/^Link of the invitation/).inputValue();
  expect(link).toContain(`${studio.siteUrl}/admin/invitation#`);

  const context = await browser.newContext({ baseURL: studio.siteUrl, reducedMotion: 'reduce' });
  const editor = await context.newPage();
  const devtools = await context.newCDPSession(editor);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await editor.goto(link);
  await expect(editor.getByText(`For ${email}`)).toBeVisible();
  await editor.getByLabel(/^Name/).fill('Ravi');
  await editor.getByLabel(/^Password/).fill(password);
  await editor.getByRole('button', { name: 'Make my account' }).click();
  await expect(editor.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await editor.getByLabel(/^Email Address/).fill(email);
  await editor.getByLabel(/^Password/).fill(password);
  await editor.getByRole('button', { name: 'Sign In' }).click();
  await expect(editor.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await editor.goto('/admin/account');
  await editor.getByRole('button', { name: 'Add a passkey' }).click();
  await editor.getByLabel(/^Your Password/).fill(password);
  await editor.getByRole('button', { name: 'Go on' }).click();
  const codes = editor.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await editor.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await editor.goto('/admin/login');
  await editor.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(editor.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await editor.goto('/admin/testimonials');
  await editor.getByRole('button', { name: 'Add New Testimonial' }).first().click();
  const form = editor.getByRole('dialog');
  await form.getByLabel(/^Quote/).fill(quote);
  await form.getByLabel(/^Name/).fill('Meera Joshi');
  await form.getByRole('button', { name: 'Create Testimonial' }).click();
  await expectToast(editor, 'Testimonial created successfully');

  // A right that ends while a form is open: it is refused, and what was written stays.
  await editor.getByRole('button', { name: 'Add New Testimonial' }).first().click();
  await form.getByLabel(/^Quote/).fill('Words that stay');
  await form.getByLabel(/^Name/).fill('Meera Joshi');
  const { users } = await api.get<{ users: { _id: string; email: string }[] }>('/api/users');
  const account = users.find((user) => user.email === email);
  await api.send('PATCH', `/api/users/${account?._id}`, { may: ['content', 'media'] });
  await form.getByRole('button', { name: 'Create Testimonial' }).click();
  await expect(form.getByText('Your account may not publish').first()).toBeVisible();
  await expect(form.getByLabel(/^Quote/)).toHaveValue('Words that stay');

  await expect(editor.getByRole('link', { name: 'People' })).toHaveCount(0);
  await editor.goto('/admin/people');
  await expect(editor.getByText('Your account may not use this screen')).toBeVisible();
  const token = await editor.evaluate(() => localStorage.getItem('admin_token'));
  for (const path of ['/api/users', '/api/audit', '/api/reports/admin-release']) {
    const answer = await context.request.get(`${studio.apiUrl}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(403);
  }
  await context.close();
});

/** Removes what the journey made, also after one that failed. */
test.afterEach(async ({ api }) => {
  const testimonials = await api.get<{ _id: string; quote: string }[]>('/api/testimonials');
  for (const { _id } of testimonials.filter((one) => one.quote === quote))
    await api.send('DELETE', `/api/testimonials/${_id}`);
  const { users } = await api.get<{ users: { _id: string; email: string }[] }>('/api/users');
  for (const { _id } of users.filter((user) => user.email === email))
    await api.send('DELETE', `/api/users/${_id}`);
});
