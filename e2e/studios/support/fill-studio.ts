import { readyMadeLooks } from 'content-api/look';
import type { Studio } from '../../support/studio.ts';
import type { MadeStudio } from './made-studio.ts';

/** Writes a made-up studio into an empty one, through the calls that the console makes. */
export async function fillStudio(
  { apiUrl, admin }: Studio,
  { drawings, contentOf }: MadeStudio,
  toPicture: (svg: string) => Promise<Buffer>,
): Promise<void> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const isFile = Buffer.isBuffer(body);
    const answer = await fetch(`${apiUrl}/api${path}`, {
      method,
      headers: isFile
        ? { ...headers, 'content-type': 'application/octet-stream', 'x-file-name': 'drawing.jpg' }
        : headers,
      ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { token } = await call<{ token: string }>('POST', '/auth/login', { ...admin, remember: false });
  headers.authorization = `Bearer ${token}`;
  const pictures: Record<string, string> = {};
  for (const [name, svg] of Object.entries(drawings))
    pictures[name] = (await call<{ url: string }>('POST', '/media', await toPicture(svg))).url;

  const { look, studio, home, links, about, services, projects, testimonials } = contentOf(pictures);
  const { ready, ...own } = look;
  const change = async (path: string, values: object) => {
    const { updatedAt: _, ...before } = await call<{ updatedAt?: string }>('GET', path);
    await call('PUT', path, { ...before, ...values });
  };
  await call('PUT', '/look', { ...readyMadeLooks.find(({ name }) => name === ready)?.values, ...own });
  await change('/studio', studio);
  await change('/home', home);
  await change('/navigation', { links: links.map(([label, href]) => ({ label, href })) });
  await call('PUT', '/about', about);
  for (const service of services) await call('POST', '/services', service);
  // The newest is shown first.
  for (const project of projects.toReversed()) await call('POST', '/projects', project);
  for (const testimonial of testimonials) await call('POST', '/testimonials', testimonial);
}
