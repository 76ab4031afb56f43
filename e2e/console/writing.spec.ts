import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { MediaList, Post } from 'content-api/contract';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from './support/console-test.ts';
import { pictures } from './support/media.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { postInput } from './support/records.ts';
import { expectToast, expectWritten, field, fill, showSource } from './support/screen.ts';

const [picture] = pictures;

test.afterEach(async ({ api }) => {
  for (const { _id, title } of await api.get<Post[]>('/api/content')) {
    if (title.startsWith('On looms')) await api.send('DELETE', `/api/content/${_id}`);
  }
  const { items } = await api.get<MediaList>('/api/media?q=e2e-&size=100');
  for (const { _id } of items) await api.send('DELETE', `/api/media/${_id}?even-if-used=true`);
});

/** Pastes as the system does: text by types, and pictures. */
async function paste(text: Locator, types: Record<string, string>, file?: string): Promise<void> {
  const picture64 = file === undefined ? '' : (await readFile(file)).toString('base64');
  const clipboardData = await text.page().evaluateHandle(
    ([data, base64]) => {
      const transfer = new DataTransfer();
      for (const [type, value] of Object.entries(data)) transfer.setData(type, value);
      if (base64 !== '') {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], 'e2e-loom.webp', { type: 'image/webp' }));
      }
      return transfer;
    },
    [types, picture64] as const,
  );
  await text.evaluate((element, data) => {
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, clipboardData);
}

const fromWordProcessor = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><p class="MsoNormal">A loom is <b>slow</b>.<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Warp</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Weft</p>
<script>document.title = 'taken over'</script></body></html>`;

test('an article is written, illustrated, kept over a reload and published', async ({
  page,
  api,
  request,
}) => {
  await page.goto('/admin/content?edit=new');
  // It becomes a draft, which has another heading, as soon as autosave comes.
  const form = page.getByRole('dialog', { name: /^(Add New|Edit) Blog Post$/ });
  const text = field(form, 'Content');
  await showSource(form);
  await fill(form, { Title: 'On looms', Tags: 'Craft', Content: '' });
  expect((await form.boundingBox())?.width).toBeGreaterThan(1200);

  await test.step('with a heading, a list that goes on, and a link by its keys', async () => {
    await text.focus();
    await form.getByRole('toolbar').getByRole('button', { name: 'Heading' }).click();
    await page.keyboard.type('Threads');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- linen');
    await page.keyboard.press('Enter');
    await page.keyboard.type('wool');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('https://wool.example/');
    await expectWritten(text, '# Threads\n\n- linen\n- [wool](https://wool.example/)');
    await expect(form.getByText('3 words · 1 min read')).toBeVisible();
  });

  await test.step('with text of a word processor', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await paste(text, { 'text/html': fromWordProcessor, 'text/plain': 'A loom is slow.' });
    await expectWritten(text, /\n\nA loom is \*\*slow\*\*\.\n\n- Warp\n- Weft$/);
    await expect(page).not.toHaveTitle('taken over');
  });

  await test.step('with a picture where the cursor is', async () => {
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('End');
    await paste(text, {}, picture);
    await expectToast(page, 'e2e-loom.webp uploaded');
    await expectWritten(text, /^# Threads\n\n!\[\]\(\/media\/[0-9a-f]{24}\/e2e-loom\.webp\)\n\n- linen/);
  });

  page.once('dialog', (question) => void question.accept());
  const written = await text.innerText();
  await page.reload();
  const restore = page.getByRole('button', { name: 'Restore draft' });
  await expect(async () => {
    if (await restore.isVisible()) await restore.click();
    await showSource(form);
    expect(await text.innerText()).toBe(written);
  }).toPass();

  await page.getByRole('button', { name: /^(Create|Update) Post$/ }).click();
  await expectToast(page, /^Blog post (created|updated) successfully$/);
  const made = (await api.get<Post[]>('/api/content')).find(({ title }) => title === 'On looms');
  expect(made).toMatchObject({ format: 'markdown' });
  const html = await pageOnSite(request, `/blog/${made?._id}`);
  expect(html).toMatch(/<h2[^>]*>Threads/);
  expect(html).toMatch(/<a[^>]* href="https:\/\/wool\.example\/"/);
  expect(html).toContain('<strong>slow</strong>');
  expect(html).toMatch(/<img[^>]* src="\/media\/[0-9a-f]{24}\/e2e-loom/);
});

test('a post is written as visitors see it, with the keyboard only', async ({ page, api }) => {
  await page.goto('/admin/content?edit=new');
  const form = page.getByRole('dialog', { name: /^(Add New|Edit) Blog Post$/ });
  const text = field(form, 'Content');
  await fill(form, { Title: 'On looms, shown', Tags: 'Craft' });
  await text.focus();
  await page.keyboard.type('# Threads\n');
  await page.keyboard.type('A **slow** craft\n');
  await page.keyboard.type('- linen\nwool\n\n');
  await expect(text.getByRole('heading', { name: 'Threads' })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText(['linen', 'wool']);
  await page.keyboard.press('ControlOrMeta+Alt+t');
  await page.keyboard.type('Thread');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Linen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(form.getByRole('group', { name: 'Table' })).toBeVisible();
  await expectAccessible(page, 'writing a table');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('wool.example');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'https://wool.example' })).toBeVisible();
  await page.getByRole('button', { name: /^(Create|Update) Post$/ }).click();
  await expectToast(page, /^Blog post (created|updated) successfully$/);
  const made = (await api.get<Post[]>('/api/content')).find(({ title }) => title === 'On looms, shown');
  expect(made?.content).toBe(
    '# Threads\n\nA **slow** craft\n\n- linen\n- wool\n\n| Thread | Price |\n| --- | --- |\n| Linen | 12 |\n\n<https://wool.example>',
  );
});

test('an editor comes with the focus, and goes on where somebody writes already', async ({
  ownContext,
  api,
}) => {
  /** Each with a post of its own: what is typed into one is offered as a draft the next time. */
  const open = async () => {
    const { _id } = await api.send<Post>('POST', '/api/content', {
      ...postInput('On looms, waiting'),
      format: 'markdown',
      content: '# Threads\n\nA **slow** craft',
    });
    const page = await ownContext.newPage();
    const code = Promise.withResolvers<void>();
    const asked = page.waitForRequest('**/visual-editor.*');
    await page.route('**/visual-editor.*', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(`/admin/content?edit=${_id}`);
    const form = page.getByRole('dialog', { name: 'Edit Blog Post' });
    const text = form.getByRole('textbox', { name: 'Content' });
    await expect(text).toHaveValue(/Threads/);
    return { page, form, text, come: () => asked.then(() => code.resolve()) };
  };

  await test.step('with the cursor after what was typed meanwhile', async () => {
    const { page, form, text, come } = await open();
    /** Below the tools: what stands above them comes when it is there. */
    const place = async () => {
      const tools = await form.getByRole('toolbar').boundingBox();
      const own = await text.boundingBox();
      return [Math.round((own?.y ?? 0) - (tools?.y ?? 0)), own?.height];
    };
    const before = await place();
    await text.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' of **hands** ');
    await come();
    await expect(text.getByRole('heading', { name: 'Threads' })).toBeVisible();
    await expect(text).toBeFocused();
    expect(await place()).toEqual(before);
    await page.keyboard.type('and eyes');
    await expect(text.locator('p')).toHaveText('A slow craft of hands and eyes');
    await showSource(form);
    await expectWritten(text, '# Threads\n\nA **slow** craft of **hands** and eyes');
    page.once('dialog', (question) => void question.accept());
    await page.close();
  });

  await test.step('with the cursor within a word', async () => {
    const { page, text, come } = await open();
    await text.focus();
    await text.evaluate((area: HTMLTextAreaElement) =>
      area.setSelectionRange(area.value.indexOf('ow**'), area.value.indexOf('ow**')),
    );
    await come();
    await expect(text.locator('strong')).toBeVisible();
    await page.keyboard.type('e');
    await expect(text.locator('strong')).toHaveText('sleow');
    await page.close();
  });

  await test.step('with the tool that was pressed before', async () => {
    const { page, form, text, come } = await open();
    await form.getByRole('toolbar').getByRole('button', { name: 'Bulleted list' }).click();
    await come();
    await expect(text.getByRole('listitem')).toHaveCount(1);
    await expect(text).toBeFocused();
    await page.close();
  });

  await test.step('and leaves the focus to the field that somebody went on to', async () => {
    const { page, form, text, come } = await open();
    await text.focus();
    const title = field(form, 'Title');
    await title.focus();
    await come();
    await expect(text.getByRole('heading', { name: 'Threads' })).toBeVisible();
    await expect(title).toBeFocused();
    await page.close();
  });
});

test('an editor that arrives late leaves the focus to the field that somebody writes in', async ({
  ownContext,
}) => {
  const page = await ownContext.newPage();
  const code = Promise.withResolvers<void>();
  await page.route('**/markdown-editor.*', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/admin/content?edit=new');
  const form = page.getByRole('dialog', { name: 'Add New Blog Post' });
  await form.getByRole('button', { name: 'Show the source' }).click();
  const title = field(form, 'Title');
  await title.focus();
  code.resolve();
  await form.getByRole('button', { name: 'Show the page' }).waitFor();
  await expect(title).toBeFocused();
});

test('an old post is converted by one press, and back by another @whole', async ({ page, api }) => {
  const { _id } = await api.send<Post>('POST', '/api/content', {
    ...postInput('On looms, plainly'),
    content: '1. Warp *and* weft\nhttps://wool.example/a_b',
  });
  await page.goto(`/admin/content?edit=${_id}`);
  const form = page.getByRole('dialog', { name: 'Edit Blog Post' });
  const text = field(form, 'Content');
  await expect(text).toHaveValue('1. Warp *and* weft\nhttps://wool.example/a_b');
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(600);
  await form.getByRole('button', { name: 'Convert to Markdown' }).click();
  await expectWritten(text, '1\\. Warp \\*and\\* weft\n\nhttps://wool.example/a_b');
  await form.getByRole('button', { name: 'Undo conversion' }).click();
  await expect(text).toHaveValue('1. Warp *and* weft\nhttps://wool.example/a_b');
  await form.getByRole('button', { name: 'Convert to Markdown' }).click();
  await expectWritten(text, /^1\\\./);
  expect(await api.get<Post>(`/api/content/${_id}`)).not.toHaveProperty('format');
  await form.getByRole('button', { name: 'Update Post' }).click();
  await expectToast(page, 'Blog post updated successfully');
  expect(await api.get<Post>(`/api/content/${_id}`)).toMatchObject({
    format: 'markdown',
    content: '1\\. Warp \\*and\\* weft\n\nhttps://wool.example/a_b',
  });
});

test('on a phone the text fills the page, with the preview, and the keyboard finds its way @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/content?edit=new');
  const form = page.getByRole('dialog');
  const text = field(form, 'Content');
  await showSource(form);
  await text.fill('Warp and weft, warp and weft.');
  await form.getByRole('button', { name: 'Write on the full page' }).click();
  await expect(text).toBeFocused();
  expect(await heightOf(text.locator('xpath=ancestor::*[contains(@class,"cm-scroller")]'))).toBeGreaterThan(
    480,
  );
  await expect(field(form, 'Title')).toBeHidden();
  await expectAccessible(page, 'writing on the full page');

  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('weft');
  await expect(form.getByRole('textbox', { name: 'Find' })).toHaveValue('weft');
  await expect(form.getByRole('search').getByRole('status')).toHaveText('2 places');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();

  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByText('Warp and weft, warp and weft.')).toBeVisible();
  await form.getByRole('button', { name: 'Close preview' }).click();
  await form.getByRole('button', { name: 'Back to the form' }).click();
  await expect(field(form, 'Title')).toBeVisible();
});

async function heightOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? 0;
}
