import { eventually } from '../test/support/eventually.ts';

/** Answers that clients got while they kept writing, whatever happened behind the server. */
export interface Told {
  /** Acknowledged subjects of messages and titles of projects. */
  kept: Set<string>;
  /** Number of writes that were refused for now. */
  refused: number;
  /** Answers that no client should ever get. */
  wrong: string[];
}

interface Target {
  url: string;
  token: string;
}

/** A server accepts writes again within this many ms of its database's return. */
export const healedWithinMs = 5000;

const writers = 8;
/** A client that was refused does not ask again at once. */
const pauseMs = 20;

/** Writes from many clients at a time until it is stopped. */
export function keepWriting(target: Target): { told: Told; stop: () => Promise<void> } {
  const told: Told = { kept: new Set(), refused: 0, wrong: [] };
  let isStopped = false;

  async function write(index: number): Promise<void> {
    while (!isStopped) {
      const mark = `w${index}-${process.hrtime.bigint()}`;
      const answer = await send(target, index % 2 === 0 ? message(mark) : project(mark));
      if (typeof answer === 'string') told.wrong.push(answer);
      else if (answer.ok) told.kept.add(mark);
      else if (answer.status === 503) told.refused += 1;
      else told.wrong.push(`${answer.status} ${await answer.text()}`);
      if (typeof answer === 'string' || !answer.ok) await new Promise((done) => setTimeout(done, pauseMs));
    }
  }

  const done = Promise.all(Array.from({ length: writers }, (_, index) => write(index)));
  return {
    told,
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

/** Those of the given marks that the API does not list. */
export async function missingFrom(target: Target, kept: Set<string>): Promise<string[]> {
  const found = new Set([...(await projectTitles(target)), ...(await messageSubjects(target))]);
  return [...kept].filter((mark) => !found.has(mark));
}

interface Call {
  path: string;
  body: object;
}

const message = (subject: string): Call => ({
  path: '/api/contact',
  body: { name: 'Chaos', email: 'chaos@studio.example', subject, message: 'x'.repeat(500) },
});

const project = (title: string): Call => ({
  path: '/api/projects',
  body: {
    title,
    mainimage: 'https://img.example/a.png',
    gitHubLink: 'https://github.com/x/y',
    technologies: ['x'],
  },
});

function send({ url, token }: Target, { path, body }: Call): Promise<Response | string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(String);
}

async function projectTitles(target: Target): Promise<string[]> {
  const projects = await read<{ title: string }[]>(target, '/api/projects');
  return projects.map(({ title }) => title);
}

async function messageSubjects(target: Target): Promise<string[]> {
  const subjects: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/messages?size=100&page=${page}`;
    const { messages } = await read<{ messages: { subject: string }[] }>(target, path);
    if (messages.length === 0) return subjects;
    subjects.push(...messages.map(({ subject }) => subject));
  }
}

/** A 503 just after the database came back is asked again, as `Retry-After` says. */
async function read<T>({ url, token }: Target, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await eventually(
    () => fetch(`${url}${path}`, { headers }),
    ({ status }) => status !== 503,
    healedWithinMs,
  );
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
