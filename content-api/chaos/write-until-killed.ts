import type { Acknowledged } from './acknowledged.ts';

interface Target {
  url: string;
  token: string;
}

const rowsPerSave = 20;

/** Sends changes of four kinds side by side until the server no longer answers, and notes what it acknowledged. */
export async function writeUntilKilled(target: Target, notes: Acknowledged): Promise<void> {
  await Promise.all([
    sendMessages(target, notes),
    changeProjects(target, notes),
    saveTechnologies(target, notes),
    publishPost(target, notes),
  ]);
}

async function sendMessages({ url }: Target, { messages }: Acknowledged): Promise<void> {
  for (;;) {
    const subject = `m-${process.hrtime.bigint()}`;
    const body = { name: 'Chaos', email: 'chaos@studio.example', subject, message: 'x'.repeat(500) };
    const answer = await send(`${url}/api/contact`, 'POST', body);
    if (answer === undefined) return;
    if (answer.ok) messages.add(subject);
  }
}

async function changeProjects({ url, token }: Target, { projects }: Acknowledged): Promise<void> {
  for (let count = 0; ; count += 1) {
    const title = `Project ${process.hrtime.bigint()}`;
    const body = {
      title,
      mainimage: 'https://img.example/a.png',
      gitHubLink: 'https://github.com/x/y',
      technologies: ['x'],
      shortDescription: title,
    };
    const [known] = [...projects.keys()].slice(-1);
    const isNew = known === undefined || count % 3 === 0;
    const answer = await send(
      isNew ? `${url}/api/projects` : `${url}/api/projects/${known}`,
      isNew ? 'POST' : 'PUT',
      body,
      token,
    );
    // Not answered: either state is right.
    if (answer === undefined) {
      if (!isNew) projects.delete(known);
      return;
    }
    const stored = (await answer.json().catch(() => undefined)) as { _id: string; title: string } | undefined;
    if (stored !== undefined && answer.ok) projects.set(stored._id, stored.title);
  }
}

async function saveTechnologies({ url, token }: Target, { technologies }: Acknowledged): Promise<void> {
  const list = await send(`${url}/api/technologies`, 'GET');
  let rows =
    ((await list?.json()) as { technologies: { _id?: string; name: string }[] } | undefined)?.technologies ??
    [];
  if (rows.length === 0)
    rows = Array.from({ length: rowsPerSave }, (_, index) => ({ name: `Tech ${index}` }));
  for (;;) {
    technologies.tried += 1;
    const logo = `https://img.example/${technologies.tried}.png`;
    const body = {
      technologies: rows.map(({ _id, name }) => ({ _id, name, logo, category: 'api', isSelected: true })),
    };
    const answer = await send(`${url}/api/technologies`, 'PUT', body, token);
    if (answer === undefined) return;
    const saved = (await answer.json().catch(() => undefined)) as
      { data?: { technologies: { _id: string; name: string }[] } } | undefined;
    if (saved?.data === undefined) return;
    rows = saved.data.technologies;
    technologies.kept = technologies.tried;
  }
}

/** Saves and publishes, by turns in one call and in two. */
async function publishPost({ url, token }: Target, { post }: Acknowledged): Promise<void> {
  const list = await send(`${url}/api/records/post`, 'GET', undefined, token);
  let id = ((await list?.json()) as { items: { _id: string }[] } | undefined)?.items[0]?._id;
  for (;;) {
    const mark = (post.tried += 1);
    const data = {
      title: `Mark ${mark}`,
      content: 'x',
      author: 'x',
      date: '2026-11-01',
      tags: [`mark-${mark}`],
    };
    const publish = mark % 2 === 0 ? true : undefined;
    const path = id === undefined ? '' : `/${id}`;
    const method = id === undefined ? 'POST' : 'PUT';
    const saved = await send(`${url}/api/records/post${path}`, method, { data, publish }, token);
    const view = (await saved?.json().catch(() => undefined)) as { record?: { _id: string } } | undefined;
    if (view?.record === undefined) return;
    id = view.record._id;
    const published =
      publish === true ? undefined : await send(`${url}/api/records/post/${id}/publish`, 'POST', {}, token);
    if (publish === undefined && published?.ok !== true) return;
    post.shown = mark;
  }
}

async function send(
  url: string,
  method: string,
  body?: object,
  token?: string,
): Promise<Response | undefined> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  return fetch(url, { method, headers, body: body && JSON.stringify(body) }).catch(() => undefined);
}
