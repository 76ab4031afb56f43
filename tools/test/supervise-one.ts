import { supervise } from '../src/supervisor/supervise.ts';

/** A supervisor to be killed: runs `child.mjs` of a folder and prints its process id when it answers. */
const [cwd = '', port = ''] = process.argv.slice(2);
const server = supervise({
  spec: {
    name: 'child',
    script: 'child.mjs',
    cwd,
    env: { ...process.env, PORT: port },
    readyUrl: `http://127.0.0.1:${port}/`,
  },
  onLine: () => undefined,
  onEvent: () => undefined,
});
await server.ready;
process.stdout.write(`${server.pid()}\n`);
