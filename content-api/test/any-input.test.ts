import fc from 'fast-check';
import { apiErrorSchema } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { addressOf, everyCall, methodOf } from './support/every-call.ts';
import { samples } from './support/samples.ts';
import { isShortForm } from './support/short-form.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000000' } });
  ({ token } = await api.login());
});
afterAll(() => api.close());

const runs = isShortForm ? 8 : 40;
const values = { kind: 'project' };
const good: Record<string, object> = {
  createProject: samples.project,
  updateProject: samples.project,
  createService: samples.service,
  updateService: samples.service,
  createPost: samples.post,
  updatePost: samples.post,
  createPage: samples.page,
  updatePage: samples.page,
  saveAbout: samples.about,
  saveFounders: samples.founders,
  saveStudio: samples.studio,
  saveHome: samples.home,
  saveNavigation: samples.navigation,
  saveLegal: samples.legal,
  createTechnology: samples.technology,
  saveTechnologies: { technologies: [samples.technology] },
  sendMessage: samples.message,
};
for (const id of ['createRecord', 'saveRecord'])
  good[id] = { data: samples.project, publish: { from: '2026-12-01T00:00:00Z' }, note: 'Why' };
/** As `unit: 'binary'`, which takes a second to prepare. */
const anySign = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));
const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: anySign }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    'infinity',
    '1e400',
    "'; drop table posts; --",
    '%',
    '__proto__',
    'x'.repeat(3000),
  ),
);

/** Any JSON at all, or a good body with one of its fields spoilt. */
function bodyFor(id: string) {
  const sample = good[id];
  if (sample === undefined) return nasty;
  const spoilt = fc
    .tuple(fc.constantFrom(...Object.keys(sample), '_id', 'updatedAt', 'extra'), nasty)
    .map(([key, value]) => ({ ...sample, [key]: value }));
  return fc.oneof(nasty, spoilt, spoilt);
}

/** Words of the library of schemas tell nobody which field they are about. */
const wordsOfLibrary = /^(Invalid|Too (big|small)|Unrecognized)|expected/;

function expectRefusal(answer: { json: () => unknown }): void {
  const { message, fields = {} } = apiErrorSchema.strict().parse(answer.json());
  for (const text of [message, ...Object.values(fields)]) expect(text).not.toMatch(wordsOfLibrary);
}

const writes = everyCall.filter(
  ({ method, id }) => method !== 'GET' && !['logoutAll', 'login', 'logout'].includes(id),
);

test.each(writes.map((call) => [call.id, call] as const))(
  '%s never fails on its own side, whatever it is sent',
  async (_id, call) => {
    await fc.assert(
      fc.asyncProperty(bodyFor(call.id), async (body) => {
        const answer = await api.call(methodOf(call), addressOf(call, values), {
          token,
          body: JSON.stringify(body),
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expectRefusal(answer);
        else expect(call.answer?.safeParse(answer.json()).error).toBeUndefined();
      }),
      { numRuns: runs },
    );
  },
);

test.each(everyCall.filter(({ method }) => method === 'GET').map((call) => [call.id, call] as const))(
  '%s never fails on its own side, whatever its address',
  async (_id, call) => {
    const part = fc.oneof(fc.string(), fc.constantFrom('%00', '..%2f', '%ff', '%F0%9F', ' ', "'"));
    await fc.assert(
      fc.asyncProperty(part, fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }), async (id, query) => {
        const safe = encodeURIComponent(id.toWellFormed()).slice(0, 300);
        const search = new URLSearchParams(query).toString().slice(0, 500);
        const url = `${addressOf(call, { ...values, id: safe || 'x', slug: safe || 'x' })}?${search}`;
        const answer = await api.call('GET', url, { token });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expectRefusal(answer);
      }),
      { numRuns: runs },
    );
  },
);

test.each([
  ['/api/projects?view=card&page=0', 'page', 'Page must be 1 or more'],
  ['/api/projects?view=card&page=x', 'page', 'Page must be a number'],
  ['/api/records/project?size=1000', 'size', 'Size must be 100 or less'],
  ['/api/projects?view=list', 'view', 'View must be card or search'],
])('%s says what is wrong with %s', async (url, field, message) => {
  const answer = await api.call('GET', url, { token });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, fields: { [field]: message } }]);
});

test('login takes any two texts without failing', async () => {
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (email, password) => {
      const answer = await api.call('POST', '/api/auth/login', { body: JSON.stringify({ email, password }) });
      expect([400, 401, 413]).toContain(answer.statusCode);
    }),
    { numRuns: 60 },
  );
});
