import { createServer } from 'node:net';

export interface PortWish {
  /** Name of the setting, to be named in a complaint. */
  setting: string;
  port: number;
  bind: string;
}

/** One sentence for each wish that cannot be had. */
export async function takenPorts(wishes: PortWish[]): Promise<string[]> {
  const answers = await Promise.all(wishes.map(tryPort));
  return answers.filter((answer) => answer !== null);
}

function tryPort({ setting, port, bind }: PortWish): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(describe(error)));
    server.listen({ port, host: bind, exclusive: true }, () => server.close(() => resolve(null)));
  });

  function describe(error: NodeJS.ErrnoException): string {
    if (error.code === 'EADDRINUSE') return `Port ${port} (${setting}) is taken by another program.`;
    if (error.code === 'EACCES') return `Port ${port} (${setting}) needs more rights than this user has.`;
    return `Port ${port} on ${bind} (${setting}) cannot be used: ${error.message}.`;
  }
}
