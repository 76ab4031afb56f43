import type { HTTPMethods } from 'fastify';
import type { ApiError, RecordList, RecordView, Revisions } from '../../src/contract/index.ts';
import type { CallOptions, TestApp } from './build-test-app.ts';

interface Asked {
  status: number;
  view: RecordView;
  fault: ApiError;
}

/** A signed-in editor at the calls below `/api/records`. */
export interface Editor {
  token: string;
  ask: (method: HTTPMethods, path: string, body?: unknown, options?: CallOptions) => Promise<Asked>;
  /** Adds a record and returns it; `publish` and the like go beside its data. */
  create: (kind: string, data: object, more?: object) => Promise<RecordView>;
  save: (view: RecordView, data: object, more?: object) => Promise<RecordView>;
  get: (kind: string, id: string) => Promise<RecordView>;
  list: (kind: string, query?: string) => Promise<RecordList>;
  history: (view: RecordView) => Promise<Revisions['items']>;
}

export const pathOf = ({ record }: RecordView): string => `${record.kind}/${record._id}`;

export async function signInEditor(api: TestApp, email?: string): Promise<Editor> {
  const { token } = await api.login(email);

  async function ask(method: HTTPMethods, path: string, body?: unknown, options: CallOptions = {}) {
    const answer = await api.call(method, `/api/records/${path}`, { token, body, ...options });
    return { status: answer.statusCode, view: answer.json<RecordView>(), fault: answer.json<ApiError>() };
  }

  async function ok(asked: Promise<Asked>): Promise<RecordView> {
    const { status, view } = await asked;
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(view)}`);
    return view;
  }

  return {
    token,
    ask,
    create: (kind, data, more = {}) => ok(ask('POST', kind, { data, ...more })),
    save: (view, data, more = {}) =>
      ok(ask('PUT', pathOf(view), { data, version: view.record.version, ...more })),
    get: (kind, id) => ok(ask('GET', `${kind}/${id}`)),
    list: async (kind, query = '') =>
      (await api.call('GET', `/api/records/${kind}${query}`, { token })).json<RecordList>(),
    history: async (view) =>
      (await api.call('GET', `/api/records/${pathOf(view)}/revisions`, { token })).json<Revisions>().items,
  };
}
