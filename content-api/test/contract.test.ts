import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { SentBackup } from '../src/contract/backups-entry.ts';
import { apiErrorSchema, kinds, pitch } from '../src/contract/index.ts';
import type {
  BroughtBack,
  ClientReview,
  GuestLink,
  Kind,
  PitchLink,
  PreviewLink,
  RecordView,
  RequestLink,
  ReviewLink,
} from '../src/contract/index.ts';
import { createBackup } from '../src/features/backups/create-backup.ts';
import { asSite } from './support/as-site.ts';
import { eventually } from './support/eventually.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { draw } from './support/media-samples.ts';
import { addressOf, everyCall, methodOf } from './support/every-call.ts';
import { preparePeople } from './support/prepare-people.ts';
import type { People } from './support/prepare-people.ts';
import { samples } from './support/samples.ts';
import { wholeValues } from './support/whole-values.ts';

let api: TestApp;
let token: string;
let preview: string;
let people: People;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const outside = {
    get: async () => Readable.from([await draw().png().toBuffer()]),
    close: () => Promise.resolve(),
  };
  api = await buildTestApp({
    env: { LIMITS_SCALE: '1000', MAIL_ALLOW_PRIVATE: 'on' },
    outside,
    // The server goes on, and the calls after it with it.
    restores: { status: () => ({ isRestoring: false }), begin: () => undefined },
  });
  ({ token } = await api.login());
  await api.call('PUT', '/api/mail', { token, body: bodies.saveMail });
  await api.call('POST', '/api/contact', { body: samples.message });
  const messages = await api.call('GET', '/api/messages', { token });
  ids.messages = messages.json<{ messages: { _id: string }[] }>().messages[0]?._id ?? '';
  for (const kind of collections) {
    if (kind.isPrivate === true) continue;
    const made = await api.call('POST', kind.path, { token, body: wholeValues(kind, 'first') });
    // A kind whose smallest body is not what its fields say needs its rule in `wholeValues`.
    expect(`${kind.name}: ${made.statusCode} ${made.body}`).toMatch(`${kind.name}: 201`);
    const { _id, data } = made.json<{ _id?: string; data?: { _id: string } }>();
    ids[nounOf(kind)] = _id ?? data?._id ?? '';
  }
  const body = { data: samples.project, publish: { from: '2027-01-01T00:00:00Z' } };
  const made = await api.call('POST', '/api/records/project', { token, body });
  const { record, draft, publications } = made.json<RecordView>();
  ids.records = record._id;
  ids.revision = draft?.revision ?? '';
  ids.publication = publications[0]?._id ?? '';
  const at = '2026-11-21T08:00:00.000Z';
  const { _id, url } = (
    await api.call('POST', '/api/previews', { token, body: bodies.changePreview as object })
  ).json<PreviewLink>();
  ids.previews = _id;
  preview = url.split('/').at(-1) ?? '';
  ids.undo = (
    await api.call('POST', '/api/records/bring-back', { token, body: { at } })
  ).json<BroughtBack>().undo;
  const reviewed = { record: `post/${ids.content}`, expiresAt: '2026-11-22T08:00:00.000Z' };
  bodies.createReview = reviewed;
  const asked = (await api.call('POST', '/api/reviews', { token, body: reviewed })).json<ReviewLink>();
  ids.reviews = asked._id;
  ids.token = asked.url.split('/').at(-1) ?? '';
  const commented = await api.call('POST', `/api/review/${ids.token}/comments`, {
    body: bodies.commentReview,
  });
  ids.comment = commented.json<ClientReview>().comments[0]?._id ?? '';
  await preparePrivate();
  await prepareWords();
  await preparePitch();
  await api.call('PUT', '/api/studio', { token, body: bodies.saveStudio });
  const translated = { token, body: { data: { title: 'Erstes' } } };
  await api.call('PUT', `/api/records/project/${ids.records}?language=de`, translated);
  bodies.uploadMedia = await draw().png().toBuffer();
  const uploaded = await api.call('POST', '/api/media', { token, body: bodies.uploadMedia });
  bodies.replaceMedia = bodies.uploadMedia;
  bodies.replaceImportFile = bodies.uploadMedia;
  ids.media = uploaded.json<{ _id: string }>()._id;
  bodies.startImport = '<rss><item><title>Old</title><guid>1</guid></item></rss>';
  const sent = { token, body: bodies.startImport, headers: { 'content-type': 'text/xml' } };
  ids.imports = (await api.call('POST', '/api/imports', sent)).json<{ _id: string }>()._id;
  await eventually(
    async () => (await api.call('GET', `/api/imports/${ids.imports}`, { token })).json<{ state: string }>(),
    ({ state }) => state === 'ready',
  );
  const inParts = { token, body: bodies.beginImport as object };
  ownIds.sendImportPart = (await api.call('POST', '/api/imports/uploads', inParts)).json<{
    _id: string;
  }>()._id;
  const backups = path.join(api.context.config.dataDir, 'backups');
  mkdirSync(backups);
  for (const day of ['01', '02'])
    writeFileSync(path.join(backups, `auto-2026-01-${day}T10-00-00-000Z.backup`), 'backup');
  utimesSync(path.join(backups, 'auto-2026-01-01T10-00-00-000Z.backup'), 1, 1);
  ids.name = 'auto-2026-01-01T10-00-00-000Z.backup';
  const whole = 'content-2026-01-01T10-00-00-000Z.backup';
  await createBackup({ database: api.context.database, file: path.join(backups, whole) });
  names.getBackupContents = names.restoreBackup = whole;
  const begun = await api.call('POST', '/api/backups/uploads', { token, body: { bytes: 17 } });
  const { name } = begun.json<SentBackup>();
  names.getBackupUpload = names.sendBackupPart = names.cancelBackupUpload = name;
  const ticket = await api.call('POST', `/api/backups/files/${ids.name}/ticket`, { token });
  bodies.downloadBackup = ticket.json();
  bodies.downloadExport = (await api.call('POST', '/api/exports/exact/ticket', { token })).json();
  people = await preparePeople(api, token);
  Object.assign(ids, people.ids);
  await api.login();
  const sessions = await api.call('GET', '/api/auth/sessions', { token });
  ids.auth = sessions.json<{ sessions: { _id: string }[] }>().sessions[0]?._id ?? '';
});
afterAll(() => api.close());
beforeEach(async () => {
  const { queries: db } = api.context.database;
  await db
    .updateTable('imports')
    .set({ state: 'drafts' })
    .where('id', '=', ids.imports ?? '')
    .execute();
  await db
    .insertInto('import_files')
    .values({ ...missingFile, import: ids.imports ?? '' })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute();
});

const nounOf = ({ path }: { path: string }) => path.split('/')[2] ?? '';
/** Technologies are made from the usual ones by a call of their own. */
const collections = kinds.filter(({ single, name }) => single !== true && name !== 'technology');

function bodiesOf(kind: Kind): [call: string, body: unknown][] {
  const name = kind.name.charAt(0).toUpperCase() + kind.name.slice(1);
  if (kind.single === true) return [[`save${name}`, wholeValues(kind, 'first')]];
  return [
    [`create${name}`, wholeValues(kind, 'second')],
    [`update${name}`, wholeValues(kind, 'third')],
  ];
}

/** Of the calls of all kinds, and of those that no kind has. */
const bodies: Record<string, unknown> = {
  ...Object.fromEntries(kinds.flatMap(bodiesOf)),
  login: { email: 'owner@studio.example', password: 'a long pass phrase 42' },
  changePassword: { currentPassword: 'a long pass phrase 42', newPassword: 'another pass phrase 7' },
  importRedirects: { redirects: [{ from: '/oldest', to: '/old' }] },
  countRedirectHits: { hits: [] },
  importTranslations:
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"></xliff>',
  importTranslationsTable: 'record,unit,field,en,de\n',
  changeTexts: { 'form.send': 'Send it' },
  saveTechnologies: { technologies: [{ ...samples.technology, name: 'Made up' }] },
  createTechnology: { ...samples.technology, name: 'Vue' },
  sendMessage: samples.message,
  noteVisits: { visits: [] },
  noteReceipt: {
    revision: '65f00000a000000000000000',
    path: '/projects/first',
    content: 'made-up',
    html: '<h1>First</h1>',
    htmlBytes: 14,
    assets: {},
  },
  saveMail: {
    host: '127.0.0.1',
    port: 9,
    security: 'starttls',
    user: '',
    senderName: 'The Studio',
    senderAddress: 'hello@studio.example',
    notify: [],
  },
  saveOffSite: {
    bucket: 'studio-backups',
    folder: 'site',
    region: 'eu-central-1',
    endpoint: 'https://127.0.0.1:9',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    publicKey: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  },
  beginBackupUpload: { bytes: 16 },
  sendBackupPart: 'SQLite format 3\0',
  beginImport: { file: 'old.xml', bytes: 12 },
  sendImportPart: '<rss></rss>\n',
  changeImport: { mapping: { post: 'page' } },
  updateMessage: { isRead: true },
  replyToMessage: { subject: 'Re: A site', text: 'Gladly.' },
  eraseMessages: { email: 'nobody@client.example' },
  reportPolicy: { reports: [] },
  reportRelease: { code: 'integrity', release: 'r1' },
  createRecord: { data: {} },
  readExcerpt: { data: {} },
  saveRecord: { data: samples.project },
  changeRecord: { featured: true },
  orderRecords: { ids: [] },
  commentReview: { name: 'Asha', text: 'Larger, please.' },
  resolveComment: { isResolved: true },
  decideReview: { name: 'Asha', decision: 'approved' },
  setAudience: { audience: 'everyone' },
  createGuest: { name: 'Meera' },
  checkPass: { pass: 'link.none' },
  bringBack: { at: '2026-11-21T08:00:00.000Z' },
  createPreview: { at: '2026-11-21T08:00:00.000Z' },
  bringMedia: { url: 'https://pictures.example/a.png' },
  changeMedia: { alt: 'A colour' },
  changePreview: { unsaved: [{ kind: 'project', id: '65f00000a00000000000000e', data: {} }] },
  markReleaseReportsSeen: { upTo: '65f00000a000000000000000' },
};
/** Of calls that want another one than the others of their noun. */
const ownIds: Partial<Record<string, string>> = {};
/** The same of backups. */
const names: Partial<Record<string, string>> = {};
const ownTokens: Partial<Record<string, string>> = {};
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const missingFile = {
  id: '65f00000a0000000000000ff',
  address: 'https://old.example/a.jpg',
  path: null,
  is_new: 0,
  fault: 'It is gone',
};
/** Only the server of the site may make them. */
const ofTheSite = [
  ...['noteVisits', 'countRedirectHits', 'listWantedReceipts', 'noteReceipt'],
  ...['openShared', 'sharedPassword', 'checkPass', 'checkSharedFile', 'listPrivate'],
];

const queries: Partial<Record<string, string>> = {
  sendImportPart: '?from=0',
  sendBackupPart: '?from=0&of=17',
  replaceImportFile: `?address=${missingFile.address}`,
  listDifferences: '?at=2026-11-21T08:00:00.000Z',
  listTranslations: '?language=de&state=missing',
  exportTranslations: '?language=de',
  importTranslations: '?language=de',
  exportTranslationsTable: '?language=de',
  importTranslationsTable: '?language=de',
  markStillRight: '?language=de',
};
const fileTypes: Partial<Record<string, string>> = {
  downloadExport: 'application/zip',
  exportTranslations: 'application/xliff+xml; charset=utf-8',
  exportTranslationsTable: 'text/csv; charset=utf-8',
};
// Calls that end sessions or empty tables go last.
const last = [
  'deleteBackup',
  'deleteRecord',
  'deleteProject',
  'deleteService',
  'deletePost',
  'deleteTestimonial',
  'deleteRedirect',
  'deleteMessage',
  'deletePreview',
  'deleteComment',
  'deleteReview',
  'deleteGuest',
  'deleteMedia',
  'endUserSessions',
  'deleteUser',
  'removeTotp',
  'endSession',
  'logoutOthers',
  'changePassword',
  'logoutAll',
];
const first = ['initializeTechnologies', 'getRevision', 'cancelPublication'];
const inOrder = [
  ...first.flatMap((id) => everyCall.filter((call) => call.id === id)),
  ...everyCall.filter(({ id }) => !first.includes(id) && !last.includes(id) && id !== 'logout'),
  ...last.flatMap((id) => everyCall.filter((call) => call.id === id)),
  ...everyCall.filter(({ id }) => id === 'logout'),
];

/** A record with a password, a guest of another one, and what an editor's browser sees private files by. */
async function preparePrivate() {
  const add = async (slug: string) => {
    const body = { data: { ...samples.project, slug }, publish: {} };
    const made = await api.call('POST', '/api/records/project', { token, body });
    return `/api/records/project/${made.json<RecordView>().record._id}`;
  };
  const [shared, locked] = [await add('shared-one'), await add('locked-one')];
  const guest = await api.call('POST', `${shared}/guests`, { token, body: { name: 'Meera' } });
  const { _id, url } = guest.json<GuestLink>();
  ids.guests = _id;
  bodies.openShared = { token: url.split('/').at(-1) ?? '' };
  const password = 'open sesame';
  await api.call('PUT', `${locked}/audience`, { token, body: { audience: 'password', password } });
  bodies.sharedPassword = { path: '/projects/locked-one', password, ip: '192.0.2.1' };
  const { headers } = await api.call('GET', '/api/media', { token });
  const [, signature] = /^files=([^;]+)/.exec(String(headers['set-cookie'])) ?? [];
  bodies.checkSharedFile = { signature, name: 'a.png' };
}

/** A published pitch with a link. */
async function preparePitch() {
  const data = wholeValues(pitch, 'first');
  const made = await api.call('POST', '/api/records/pitch', { token, body: { data, publish: {} } });
  ids.pitches = made.json<RecordView>().record._id;
  bodies.createPitchLink = { name: 'Meera' };
  const path = `/api/pitches/${ids.pitches}/links`;
  const link = await api.call('POST', path, { token, body: bodies.createPitchLink });
  const own = link.json<PitchLink>().url.split('/').at(-1) ?? '';
  for (const call of ['readClientPitch', 'answerPitch', 'askAboutPitch', 'notePitchSeen'])
    ownTokens[call] = own;
  const { revision } = (await api.call('GET', `/api/pitch/${own}`)).json<{ revision: string }>();
  bodies.answerPitch = { answer: 'declined', revision, options: [], name: '', isConfirmed: false };
  bodies.askAboutPitch = { place: 'Price', name: 'Meera', email: 'meera@client.example', message: 'Why?' };
  bodies.notePitchSeen = { reached: 1, sections: 4 };
}

/** A client who has not answered, one who has, and requests to end and to delete. */
async function prepareWords() {
  bodies.createTestimonialRequest = { project: ids.projects, name: 'Meera' };
  bodies.writeClientTestimonial = 'action=keep&work=A+joy';
  const ask = async () => {
    const body = bodies.createTestimonialRequest;
    const made = await api.call('POST', '/api/testimonials/requests', { token, body });
    const { _id, url } = made.json<RequestLink>();
    return { _id, token: url.split('/').at(-1) ?? '' };
  };
  const [open, sent] = [await ask(), await ask()];
  ownIds.endTestimonialRequest = (await ask())._id;
  ownIds.deleteTestimonialRequest = (await ask())._id;
  ownTokens.readClientTestimonial = ownTokens.writeClientTestimonial = open.token;
  ownTokens.withdrawClientTestimonial = sent.token;
  await api.call('POST', `/api/testimonial/${sent.token}`, {
    body: 'action=send&consent=yes&name=Meera&work=A+joy',
    headers: formHeaders,
  });
}

test.each(inOrder.map((call) => [call.id, call] as const))(
  '%s answers exactly as its contract says',
  async (_id, call) => {
    const id = ownIds[call.id] ?? (await people.idOf(call.id)) ?? ids[nounOf(call)] ?? '';
    const name = names[call.id] ?? ids.name ?? '';
    const own = { id, name, token: ownTokens[call.id] ?? ids.token ?? '' };
    const url = addressOf(call, { ...ids, ...own, slug: 'first', kind: 'project', format: 'exact' });
    const answer = await api.call(methodOf(call), `${url}${queries[call.id] ?? ''}`, {
      // A login ends the session that it came with.
      token: call.id === 'login' ? undefined : token,
      body: bodies[call.id] ?? (await people.bodyOf(call.id)),
      ...(ofTheSite.includes(call.id) && asSite(api)),
      ...(call.id === 'readPreview' && { headers: { 'x-preview': preview } }),
      ...(call.id === 'writeClientTestimonial' && { headers: formHeaders }),
    });
    // The body says why, and what `bodies` lacks.
    expect(`${answer.statusCode} ${answer.statusCode === call.status ? '' : answer.body}`).toBe(
      `${call.status} `,
    );
    const type = fileTypes[call.id] ?? 'application/octet-stream';
    if (call.answersFile === true) expect(answer.headers['content-type']).toBe(type);
    else if (call.answer === undefined) expect(answer.body).toBe('');
    // Parsing drops what the contract does not name, so that equality means: nothing missing, nothing more.
    else expect(answer.json()).toEqual(call.answer.parse(answer.json()));
  },
);

test.each(everyCall.filter(({ method }) => method === 'GET').map((call) => [call.id, call] as const))(
  '%s answers failures in the one shape of errors',
  async (_id, call) => {
    const url = addressOf(call, { id: 'ffffffffffffffffffffffff', slug: 'nothing-here' });
    const answer = await api.call('GET', `${url}${call.query === undefined ? '' : '?nonsense=1'}`);
    if (answer.statusCode < 400) return;
    expect(apiErrorSchema.strict().parse(answer.json())).toEqual(answer.json());
  },
);

test('the description lists every call with its statuses, and nothing else', async () => {
  const answer = await api.call('GET', '/api/openapi.json');
  const { openapi, paths } = answer.json<{
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  expect(openapi).toBe('3.1.0');
  const described = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(everyCall.map(({ id }) => id).sort());
});

test('every view of a list keeps to the contract', async () => {
  for (const [id, query] of [
    ['listProjects', 'view=card'],
    ['listServices', 'view=card&page=1&size=24'],
    ['listPosts', 'view=card&tag=Performance&q=budget'],
    ['listPosts', 'view=search'],
  ] as const) {
    const call = everyCall.find((candidate) => candidate.id === id);
    const answer = await api.call('GET', `${call?.path ?? ''}?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(call?.answer?.parse(answer.json())).toEqual(answer.json());
  }
});
