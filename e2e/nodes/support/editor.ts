import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, samples } from 'content-api/testing';
import { z } from 'zod';
import type { History, Kind, Version } from './history.ts';
import type { Nodes } from './nodes.ts';
import type { Endpoint } from './server-node.ts';

/** An admin who edits through one endpoint after the other. */
export interface Editor {
  /** Makes the records that everything starts with. */
  fill: () => Promise<void>;
  /** Creates, changes or deletes a record; resolves when it is done, however often it has to be sent. */
  edit: () => Promise<Edited>;
  /** Changes a project or a post at a moment to come; resolves once it is public. */
  schedule: () => Promise<void>;
}

/** The record, as it is now or as it was, and the endpoint through which it was edited. */
export interface Edited {
  version: Version;
  endpoint: Endpoint;
}

interface Request {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

interface Done {
  answer: unknown;
  revision: string;
  doneAt: number;
  through: Endpoint;
  hasOtherNames: boolean;
}

const places = {
  project: '/api/projects',
  post: '/api/content',
  service: '/api/services',
  about: '/api/about',
};
const methods = { project: 'PUT', post: 'PATCH', service: 'PUT', about: 'PUT' } as const;
/** So many that the home page shows them all. */
const mostOfAKind = 3;
/** So long an edit is sent again. */
const timeoutMs = 20_000;
const pauseMs = 50;
const scheduleAheadMs = 1_500;

const recordSchema = z.object({
  _id: z.string().default('about'),
  slug: z.string().optional(),
  updatedAt: z.string(),
});
/** Some calls wrap the record. */
const savedSchema = z
  .union([z.object({ data: recordSchema }).transform(({ data }) => data), recordSchema])
  .transform(({ _id: id, ...record }) => ({ id, ...record }));

export function createEditor(
  { endpoints, token }: Pick<Nodes, 'endpoints' | 'token'>,
  history: History,
): Editor {
  let edits = 0;

  /** A server that was killed leaves it open whether the edit was done; sending it again does no harm. */
  async function send({ method, path, body }: Request): Promise<Done> {
    const key = randomUUID();
    const until = performance.now() + timeoutMs;
    for (let attempt = 1; performance.now() < until; attempt += 1) {
      if (attempt > 1) await pause(pauseMs);
      // A frozen server would do a waiting edit when it goes on, after later ones.
      const endpoint = pick(endpoints.filter(({ wasFreeSince }) => wasFreeSince(performance.now())));
      const answer = await fetch(endpoint.url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined);
      const wasRepeated = attempt > 1;
      const isDone = answer?.ok === true || (wasRepeated && method === 'DELETE' && answer?.status === 404);
      if (answer && isDone) return done(answer, endpoint, wasRepeated);
      if (answer && answer.status < 500) throw new Error(`${method} ${path}: ${await answer.text()}`);
    }
    throw new Error(`${method} ${path} was not done in ${timeoutMs / 1_000} s.`);
  }

  async function save(kind: Kind, earlier?: Version): Promise<Edited> {
    edits += 1;
    const mark = `Mark${edits}`;
    const path = earlier && kind !== 'about' ? `${places[kind]}/${earlier.id}` : places[kind];
    const method = earlier || kind === 'about' ? methods[kind] : 'POST';
    const { answer, ...edit } = await send({ method, path, body: bodyOf(kind, mark, earlier) });
    const version = { kind, mark, ...savedSchema.parse(answer) };
    history.note(version, edit);
    return { version, endpoint: edit.through };
  }

  async function remove(version: Version): Promise<Edited> {
    const { id, kind } = version;
    const { answer: _, ...edit } = await send({ method: 'DELETE', path: `${places[kind]}/${id}` });
    history.note({ removed: id }, edit);
    return { version, endpoint: edit.through };
  }

  async function schedule(version: Version): Promise<void> {
    edits += 1;
    const mark = `Mark${edits}`;
    const fromMs = Date.now() + scheduleAheadMs;
    const from = new Date(fromMs).toISOString();
    const data = bodyOf(version.kind, mark, version);
    const path = `/api/records/${version.kind}/${version.id}`;
    const { answer: _, ...saved } = await send({ method: 'PUT', path, body: { data, publish: { from } } });
    history.note(version, saved);
    const { answer, revision } = await publicFrom(`${places[version.kind]}/${version.id}`, mark);
    const doneAt = performance.now() - (Date.now() - fromMs);
    history.note(
      { ...version, mark, ...savedSchema.parse(answer) },
      { revision, doneAt, hasOtherNames: true },
    );
  }

  /** The record and the name of the content, once an API answers it with that mark. */
  async function publicFrom(path: string, mark: string): Promise<Pick<Done, 'answer' | 'revision'>> {
    const [api] = endpoints.filter(({ role, isBalancer }) => role === 'api' && !isBalancer);
    const ask = async () => {
      const response = await fetch(`${api?.url}${path}`);
      return { revision: response.headers.get('x-content-revision') ?? '', text: await response.text() };
    };
    const { text, revision } = await eventually(ask, (found) => found.text.includes(mark));
    return { answer: JSON.parse(text), revision };
  }

  return {
    async schedule() {
      const records = [...history.last().versions.values()];
      await schedule(pick(records.filter(({ kind }) => kind === 'project' || kind === 'post')));
    },
    async fill() {
      for (const kind of ['about', 'service', 'service', 'project', 'project', 'post', 'post'] as const)
        await save(kind);
    },
    async edit() {
      const records = [...history.last().versions.values()];
      const version = pick(records);
      const { kind } = version;
      const count = records.filter((other) => other.kind === kind).length;
      const canGrow = kind === 'project' || kind === 'post';
      const chance = Math.random();
      if (canGrow && count < mostOfAKind && chance < 0.3) return save(kind);
      if (canGrow && count > 1 && chance > 0.7) return remove(version);
      return save(kind, version);
    },
  };
}

function bodyOf(kind: Kind, mark: string, earlier?: Version): object {
  const title = `Harbour ${mark}`;
  if (kind !== 'service') return { ...samples[kind], title };
  return { ...samples.service, title, slug: earlier?.slug ?? mark.toLowerCase() };
}

async function done(answer: Response, through: Endpoint, hasOtherNames: boolean): Promise<Done> {
  const body: unknown = await answer.json();
  const revision = answer.headers.get('x-content-revision');
  if (revision === null) throw new Error('A write named no revision.');
  return { answer: body, revision, doneAt: performance.now(), through, hasOtherNames };
}

function pick<T>(list: readonly T[]): T {
  const picked = list[Math.floor(Math.random() * list.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}
