import type { LightMyRequestResponse } from 'fastify';
import type { Call, Need } from '../src/contract/call.ts';
import { rights } from '../src/contract/rights.ts';
import type { Right } from '../src/contract/rights.ts';
import { rightsTable } from '../src/contract/rights-table.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { addressOf, everyCall, methodOf } from './support/every-call.ts';

let api: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => api.close());

/** A session of an account with just these rights. */
async function tokenWith(may: readonly Right[]): Promise<string> {
  const email = `${may.join('.') || 'none'}@studio.example`;
  const known = tokens.get(email);
  if (known !== undefined) return known;
  await api.addAccount(email, 'admin', may);
  const { token } = await api.login(email);
  tokens.set(email, token);
  return token;
}

const resolved = (need: Need): Right => (need === 'kind' ? 'content' : need);

function needsOf({ access }: Call): readonly Right[] {
  return typeof access === 'string' ? [] : access.map(resolved);
}

async function make(call: Call, may: readonly Right[]): Promise<LightMyRequestResponse> {
  const token = await tokenWith(may);
  return api.call(methodOf(call), addressOf(call, { kind: 'post' }), { token });
}

const guarded = everyCall.filter(({ access }) => typeof access !== 'string');

test.each(guarded.map((call) => [call.id, call] as const))(
  '%s needs its rights, each of them',
  async (_id, call) => {
    const needs = needsOf(call);
    for (const right of rights) {
      const others = rights.filter((other) => other !== right);
      const { statusCode } = await make(call, others);
      expect({ without: right, isRefused: statusCode === 403 }).toEqual({
        without: right,
        isRefused: needs.includes(right),
      });
    }
    const refused = await make(call, []);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^Your account may not/) as string,
    });
    expect([401, 403]).not.toContain((await make(call, needs)).statusCode);
  },
);

test('these calls alone need a session but no right', () => {
  const open = rightsTable(everyCall).filter(({ needs }) => needs === 'user' || needs === 'console');
  expect(open.map(({ call, needs }) => `${needs}: ${call}`)).toEqual([
    'user: GET /api/auth/me',
    'user: POST /api/auth/refresh',
    'user: GET /api/auth/sessions',
    'user: DELETE /api/auth/sessions/{id}',
    'user: POST /api/auth/logout-all',
    'user: POST /api/auth/logout-others',
    'user: POST /api/auth/password',
    'user: PATCH /api/auth/me',
    'user: GET /api/auth/factors',
    'user: POST /api/auth/totp',
    'user: POST /api/auth/totp/confirm',
    'user: DELETE /api/auth/totp',
    'user: POST /api/auth/recovery-codes',
    'user: POST /api/auth/passkeys',
    'user: POST /api/auth/passkeys/confirm',
    'user: DELETE /api/auth/passkeys/{id}',
    'console: GET /api/kinds',
    'console: GET /api/settings',
    'console: POST /api/previews',
    'console: PUT /api/previews/{id}',
    'console: DELETE /api/previews/{id}',
    'console: GET /api/visits',
  ]);
});

test('a route that asks for no right at all keeps the server from starting', async () => {
  const config = JSON.parse('{"access":[]}') as object;
  await expect(
    buildTestApp({ extend: (app) => void app.get('/api/open', { config }, () => 'x') }),
  ).rejects.toThrow('does not declare its access');
});
