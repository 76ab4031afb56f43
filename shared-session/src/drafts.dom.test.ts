import { createSession } from './create-session.ts';
import { draftDifferences } from './draft-differences.ts';
import { createDraftStore } from './draft-store.ts';
import { days, minutes, seconds } from './testing/durations.ts';
import { createFakeApi, createFakeClock, forgetSession, settle, testUser } from './testing/index.ts';
import type { Session } from './types.ts';

const other = { ...testUser, _id: '1123456789abcdef01234567', username: 'noor' };
const values = { title: 'Half a ti', tags: ['a'] };

let api = createFakeApi();
let clock = createFakeClock();
let session: Session;
let stop: () => void;

async function login(user = testUser): Promise<void> {
  api.user = user;
  await session.login({ email: user.email, password: 'secret' });
}

function draftOf(form = 'project', id = 'new') {
  return createDraftStore<typeof values>({ session, form, id });
}

beforeEach(async () => {
  api = createFakeApi();
  clock = createFakeClock(Date.now());
  session = createSession({ clock, fetch: api.fetch });
  stop = session.start();
  await login();
});

afterEach(() => {
  stop();
  forgetSession();
  localStorage.clear();
});

test('a draft comes back after an idle logout, for the same user (T56)', async () => {
  draftOf().save(values);
  clock.jump(minutes(40));
  window.dispatchEvent(new Event('focus'));
  expect(session.getSnapshot()).toMatchObject({ reason: 'idle' });
  expect(draftOf().load()).toBeUndefined();

  await login();

  expect(draftOf().load()).toMatchObject({ values });
});

test('a draft is never offered to another user, and is removed (T56)', async () => {
  draftOf().save(values);
  clock.advance(seconds(1));
  clock.jump(minutes(40));
  window.dispatchEvent(new Event('focus'));
  await login(other);
  expect(draftOf().load()).toBeUndefined();
  session.onUnauthorized(session.requireToken());
  await login();
  expect(draftOf().load()).toBeUndefined();
});

test('a draft is gone after saving, and after an explicit logout (T56)', async () => {
  const draft = draftOf();
  draft.save(values);
  draft.clear();
  clock.advance(seconds(2));
  expect(draftOf().load()).toBeUndefined();

  draftOf().save(values);
  session.logout();
  await login();
  expect(draftOf().load()).toBeUndefined();
});

test('a draft is written one second after the last change, and at once when the page leaves or the session ends', async () => {
  const draft = draftOf();
  draft.save({ ...values, title: 'H' });
  clock.advance(900);
  draft.save(values);
  clock.advance(900);
  expect(draft.load()).toBeUndefined();
  clock.advance(100);
  expect(draft.load()).toMatchObject({ values });

  for (const leave of ['pagehide', 'blur']) {
    draft.save({ ...values, title: leave });
    window.dispatchEvent(new Event(leave));
    expect(draft.load()).toMatchObject({ values: { title: leave } });
  }

  draft.save({ ...values, title: 'refused' });
  session.onUnauthorized(session.requireToken());
  await login();
  expect(draft.load()).toMatchObject({ values: { title: 'refused' } });
});

test('drafts keep no secrets, are dropped above 256 KB and after 30 days', () => {
  const account = draftOf('account');
  const large = draftOf('large');
  account.save({ ...values, currentPassword: 'x', nested: { apiToken: 'y' } } as typeof values);
  large.save({ ...values, title: 'x'.repeat(257 * 1024) });
  account.flush();
  large.flush();
  expect(account.load()?.values).toEqual({ ...values, nested: {} });
  expect(large.load()).toBeUndefined();
  clock.jump(days(30));
  expect(account.load()).toBeUndefined();
});

test('a draft that cannot be stored removes the one before it, and says so', () => {
  const onStored = jest.fn();
  const store = createDraftStore<typeof values>({ session, form: 'post', id: 'a', onStored });
  store.save(values);
  store.flush();
  expect(onStored).toHaveBeenLastCalledWith(true);
  store.save({ ...values, title: 'x'.repeat(257 * 1024) });
  store.flush();
  expect(onStored).toHaveBeenLastCalledWith(false);
  expect(store.load()).toBeUndefined();
});

test('garbage in place of a draft is ignored and removed', async () => {
  const key = `admin_draft:${testUser._id}:project:new`;
  for (const text of ['{', 'null', '[]', '{"v":2}', '{"v":1,"savedAt":"x"}']) {
    localStorage.setItem(key, text);
    expect(draftOf().load()).toBeUndefined();
  }
  localStorage.setItem('other', 'stays');
  await login();
  await settle();
  expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem('other')).toBe('stays');
});

test('differences are listed by field', () => {
  expect(draftDifferences({ title: 'a', tags: ['x'] }, { title: 'b', tags: ['x'], date: 'd' })).toEqual([
    'title',
  ]);
  expect(draftDifferences(undefined, { title: 'b' })).toEqual([]);
});
