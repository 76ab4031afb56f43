import { apiErrorSchema } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { addressOf, everyCall, methodOf } from './support/every-call.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  ({ token } = await api.login());
  await api.call('POST', '/api/contact', { body: samples.message });
  const messages = await api.call('GET', '/api/messages', { token });
  ids.messages = messages.json<{ messages: { _id: string }[] }>().messages[0]?._id ?? '';
  for (const [noun, body] of [
    ['projects', samples.project],
    ['services', { ...samples.service, slug: 'first' }],
    ['content', samples.post],
  ] as const) {
    const made = (await api.call('POST', `/api/${noun}`, { token, body })).json<{
      _id?: string;
      data?: { _id: string };
    }>();
    ids[noun] = made._id ?? made.data?._id ?? '';
  }
  await api.login();
  const sessions = await api.call('GET', '/api/auth/sessions', { token });
  ids.auth = sessions.json<{ sessions: { _id: string }[] }>().sessions[0]?._id ?? '';
});
afterAll(() => api.close());

const bodies: Record<string, unknown> = {
  login: { email: 'owner@studio.example', password: 'a long pass phrase 42' },
  changePassword: { currentPassword: 'a long pass phrase 42', newPassword: 'another pass phrase 7' },
  createProject: samples.project,
  updateProject: samples.project,
  createService: { ...samples.service, slug: 'second' },
  updateService: { ...samples.service, slug: 'third' },
  createPost: samples.post,
  updatePost: { title: 'Changed' },
  saveAbout: samples.about,
  saveFounders: samples.founders,
  saveTechnologies: { technologies: [{ ...samples.technology, name: 'Made up' }] },
  createTechnology: { ...samples.technology, name: 'Vue' },
  sendMessage: samples.message,
  updateMessage: { isRead: true },
  reportRelease: { code: 'integrity', release: 'r1' },
  markReleaseReportsSeen: { upTo: '65f00000a000000000000000' },
};
// What ends sessions or empties tables goes last.
const last = [
  'deleteProject',
  'deleteService',
  'deletePost',
  'deleteMessage',
  'endSession',
  'changePassword',
  'logoutAll',
];
const inOrder = [
  ...everyCall.filter(({ id }) => id === 'initializeTechnologies'),
  ...everyCall.filter(({ id }) => !last.includes(id) && id !== 'logout' && id !== 'initializeTechnologies'),
  ...last.flatMap((id) => everyCall.filter((call) => call.id === id)),
  ...everyCall.filter(({ id }) => id === 'logout'),
];

test.each(inOrder.map((call) => [call.id, call] as const))(
  '%s answers exactly as its contract says',
  async (_id, call) => {
    const noun = call.path.split('/')[2] ?? '';
    const url = addressOf(call, { id: ids[noun] ?? '', slug: 'first' });
    const answer = await api.call(methodOf(call), url, {
      // A login ends the session that it came with.
      token: call.id === 'login' ? undefined : token,
      body: bodies[call.id],
    });
    expect(answer.statusCode).toBe(call.status);
    if (call.answer === undefined) expect(answer.body).toBe('');
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
