import { createServer } from 'node:net';
import { findLeftovers } from '../supervisor/find-leftovers.ts';

export interface RequiredPort {
  /** Name of the setting, to be named in a complaint. */
  setting: string;
  port: number;
  bind: string;
}

/** One sentence for each port that cannot be had, and one for own servers that an earlier start left. */
export async function takenPorts(
  ports: RequiredPort[],
  listLeftovers: () => Promise<number[]> = findLeftovers,
): Promise<string[]> {
  const errors = await Promise.all(ports.map(async (port) => ({ port, error: await tryPort(port) })));
  const leftovers = errors.some(({ error }) => error?.code === 'EADDRINUSE') ? await listLeftovers() : [];
  const faults = errors.flatMap(({ port, error }) =>
    error ? [describe(port, error, leftovers.length > 0)] : [],
  );
  return leftovers.length === 0 ? faults : [...faults, describeLeftovers(leftovers)];
}

function tryPort({ port, bind }: RequiredPort): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host: bind, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function describe(
  { setting, port, bind }: RequiredPort,
  error: NodeJS.ErrnoException,
  hasLeftovers: boolean,
): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} (${setting}) is taken${hasLeftovers ? '' : ' by another program'}.`;
  if (error.code === 'EACCES') return `Port ${port} (${setting}) needs more rights than this user has.`;
  return `Port ${port} on ${bind} (${setting}) cannot be used: ${error.message}.`;
}

function describeLeftovers(ids: number[]): string {
  const groups = ids.map((id) => `-${id}`).join(' ');
  return `An earlier start was killed and its servers did not end. End them with: kill -9 -- ${groups}`;
}
